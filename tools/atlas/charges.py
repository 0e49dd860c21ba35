"""Heraldic charges: beasts, flowers and tools, each drawn by us around its own middle."""

import math

from tools.atlas.heraldry import INK, SABLE
from tools.atlas.lines import number as n

LION = """
<path d="M34 30C30 38 30 48 38 56C46 64 52 66 56 74C60 82 72 82 76 72C79 62 72 54 64 48C58 42 54 34 50 26Z"/>
<path d="M50 10C44 4 34 4 28 9L18 13C14 15 14 19 17 20L24 21C20 24 18 26 21 28L29 27C31 34 37 40 42 44C47 46 54 44 58 40
C63 42 63 36 60 33C66 32 65 26 61 24C66 21 64 16 59 15C61 10 56 7 50 10Z"/>
<path d="M32 33C24 35 19 32 14 27" stroke-width="8"/><path d="M14 27L6 26M14 27L8 20M14 27L9 32" stroke-width="3.6"/>
<path d="M37 49C30 55 23 55 16 51" stroke-width="8"/><path d="M16 51L8 53M16 51L9 46M16 51L12 58" stroke-width="3.6"/>
<path d="M60 70C52 72 44 72 36 68C32 72 28 78 24 82" stroke-width="9"/>
<path d="M24 82L15 82M24 82L17 88M24 82L18 76" stroke-width="3.6"/>
<path d="M67 74C70 82 64 88 58 91C54 93 50 94 46 95" stroke-width="10"/>
<path d="M46 95L36 93M46 95L38 98M46 95L40 89" stroke-width="3.6"/>
<path d="M74 68C88 68 90 54 82 46C74 38 74 30 82 22C86 18 88 14 87 9" fill="none" stroke-width="5"/>
<path d="M87 9C80 8 78 1 84 -3C85 -7 91 -7 92 -3C97 0 97 8 91 10C90 16 84 14 87 9ZM80 42C74 44 70 40 72 36C76 34 80 37 80 42Z"/>
"""
PASSANT = """
<path d="M24 34C34 28 60 30 74 30C84 30 90 36 88 44C86 52 76 50 70 48C56 45 44 50 32 52C22 53 18 40 24 34Z"/>
<path d="M28 17C24 13 18 14 16 18C10 16 6 21 9 26C4 28 4 35 9 37C8 43 14 46 18 44C22 48 29 46 30 42
C35 42 38 36 35 32C38 28 36 22 31 22Z"/>
<path d="M24 48C20 54 14 54 10 50" stroke-width="6.5"/><path d="M10 50L3 49M10 50L5 56M10 50L6 44" stroke-width="3"/>
<path d="M36 50C36 58 32 62 31 70" stroke-width="7"/><path d="M31 71H22M30 71L24 75" stroke-width="3.2"/>
<path d="M70 47C66 54 62 58 60 70" stroke-width="7"/><path d="M60 71H51M59 71L53 75" stroke-width="3.2"/>
<path d="M82 46C84 56 80 60 82 70" stroke-width="8"/><path d="M82 71H73M81 71L75 75" stroke-width="3.2"/>
<path d="M86 37C99 34 97 19 85 19C78 19 74 24 67 22" fill="none" stroke-width="4.5"/>
<path d="M68 22C64 26 58 24 58 20C53 19 53 13 58 12C61 8 67 10 67 14C72 15 72 21 68 22Z"/>
"""


def lion(x: float, y: float, size: float, colour: str) -> str:
    """A lion rampant, so wide and high, around its middle."""
    k = size / 104
    return (
        f'<g transform="translate({n(x - 50 * k)} {n(y - 46 * k)}) scale({k:.3f})" fill="{colour}" stroke="{colour}" '
        f'stroke-width="1" stroke-linecap="round" stroke-linejoin="round">{LION}'
        f'<circle cx="31" cy="15" r="2.2" fill="{INK}" stroke="none"/></g>'
    )


def passant(x: float, y: float, wide: float, colour: str) -> str:
    """A lion passant guardant, around its middle."""
    k = wide / 98
    return (
        f'<g transform="translate({n(x - 48 * k)} {n(y - 32 * k)}) scale({k:.3f} {k * 0.76:.3f})" fill="{colour}" '
        f'stroke="{colour}" '
        f'stroke-width="1" stroke-linecap="round" stroke-linejoin="round">{PASSANT}'
        f'<path d="M16 27h.1M26 27h.1M19 34H23L21 37Z" fill="{INK}" stroke="{INK}" stroke-width="3.4"/></g>'
    )


def mullet(x: float, y: float, radius: float, colour: str) -> str:
    """A star of five points."""
    points = []
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.42
        points.append(f"{x + reach * math.sin(corner * math.pi / 5):.1f} {y - reach * math.cos(corner * math.pi / 5):.1f}")
    return f'<path d="M{"L".join(points)}Z" fill="{colour}"/>'


def crosslet(x: float, y: float, size: float, colour: str) -> str:
    """A small cross whose arms are crossed."""
    s, near, short = size, size * 0.62, size * 0.4
    lines = (
        f"M0 {-s:.2f}V{s:.2f}M{-s:.2f} 0H{s:.2f}M{-short:.2f} {-near:.2f}H{short:.2f}M{-short:.2f} {near:.2f}H{short:.2f}"
        f"M{-near:.2f} {-short:.2f}V{short:.2f}M{near:.2f} {-short:.2f}V{short:.2f}"
    )
    return f'<path transform="translate({n(x)} {n(y)})" d="{lines}" stroke="{colour}" stroke-width="{s * 0.34:.2f}" fill="none"/>'


def face(x: float, y: float, size: float, colour: str) -> str:
    """A leopard's face."""
    return (
        f'<g transform="translate({n(x)} {n(y)}) scale({size / 10:.2f})">'
        '<path d="M-8 -8L-4.5 -6C-2 -7.5 2 -7.5 4.5 -6L8 -8C9.5 -3 8.5 2 6 5C5 8 2 9.5 0 10C-2 9.5 -5 8 -6 5C-8.5 2 -9.5 '
        f'-3 -8 -8Z" fill="{colour}"/>'
        '<path d="M-5 -2.5C-4 -4 -2 -4 -1.4 -2C-2.5 -1 -4 -1 -5 -2.5ZM5 -2.5C4 -4 2 -4 1.4 -2C2.5 -1 4 -1 5 -2.5ZM-1.8 '
        '3H1.8L0 5.5ZM0 5V8" '
        f'fill="{SABLE}" stroke="{SABLE}" stroke-width=".6"/></g>'
    )


def stag(x: float, y: float, size: float, colour: str) -> str:
    """A stag's head, seen from the front."""
    antlers = "M-2 -3C-6 -4 -8 -8 -7 -12M-6 -7L-10 -8M-7 -10L-4 -12M2 -3C6 -4 8 -8 7 -12M6 -7L10 -8M7 -10L4 -12"
    return (
        f'<g transform="translate({n(x)} {n(y)}) scale({size / 10:.2f})" stroke-linecap="round">'
        f'<path d="M-3.4 -3H3.4L2 6C2 9 -2 9 -2 6ZM-3.4 -2.5L-7.5 -1L-3 0ZM3.4 -2.5L7.5 -1L3 0Z" fill="{colour}"/>'
        f'<path d="{antlers}" stroke="{colour}" stroke-width="1.7" fill="none"/></g>'
    )


def bouget(x: float, y: float, size: float, colour: str) -> str:
    """A water bouget: two skins on a yoke."""
    skins = "M-4 -6C-3 -4 -1 -3 0 -3C1 -3 3 -4 4 -6L5.5 -5C6 0 8 3 7.5 7H2L0 0L-2 7H-7.5C-8 3 -6 0 -5.5 -5Z"
    return f'<path transform="translate({n(x)} {n(y)}) scale({size / 10:.2f})" d="{skins}" fill="{colour}"/>'


def maunch(colour: str) -> str:
    """A lady's sleeve, filling the shield."""
    sleeve = (
        "M16 12C22 17 34 17 42 10L48 16C46 21 45 24 46 28C48 36 50 44 47 56C46 60 42 62 39 60C40 52 37 45 32 42"
        "C30 47 24 50 19 49C15 48 13 45 14 41C20 41 24 36 24 30C20 27 16 22 16 12Z"
    )
    return (
        f'<path d="{sleeve}" fill="{colour}"/><path d="M18 14C24 20 37 20 45 13M24 31C29 31 36 29 40 25M32 41C35 38 40 33 42 28" '
        'fill="none" stroke="#f4efe2" stroke-width="1.1"/>'
    )


def castle(x: float, y: float, size: float, colour: str) -> str:
    """A castle of three towers, around its middle."""
    walls = (
        "M-10 10V-4H-11V-8H-9V-6.5H-7.5V-8H-5.5V-6.5H-4.5V-8H-4V-11H-5V-14H-3V-12.5H-1V-14H1V-12.5H3V-14H5V-11H4V-8H4.5"
        "V-6.5H5.5V-8H7.5V-6.5H9V-8H11V-4H10V10Z"
    )
    return (
        f'<g transform="translate({n(x)} {n(y + size * 0.1)}) scale({size / 22:.2f})"><path d="{walls}" fill="{colour}" '
        f'stroke="{INK}" stroke-width=".8"/>'
        f'<path d="M-3 10V4A3 3 0 0 1 3 4V10ZM-7.5 0h1.5M6 0h1.5M-.8 -8h1.6" fill="{INK}" stroke="{INK}" stroke-width="1.1"/></g>'
    )


def sword(x: float, y: float, size: float, colour: str, turn: float = 0) -> str:
    """A sword with its point up, around its middle."""
    return (
        f'<g transform="translate({n(x)} {n(y)}) rotate({n(turn)}) scale({size / 20:.2f})" fill="{colour}">'
        '<path d="M-1.3 8V-14L0 -18L1.3 -14V8ZM-6 8H6V10H-6ZM-1 10H1V15H-1Z"/><circle cy="16" r="2"/></g>'
    )


def key(x: float, y: float, size: float, colour: str, turn: float) -> str:
    """A key with its bit up, around its middle."""
    return (
        f'<g transform="translate({n(x)} {n(y)}) rotate({n(turn)}) scale({size / 20:.2f})" fill="none" stroke="{colour}" '
        'stroke-width="3">'
        '<circle cy="14" r="4.5"/><path d="M0 10V-18M0 -16H8M0 -9H7M7 -18V-14M6 -11V-7"/></g>'
    )


def martlet(x: float, y: float, size: float, colour: str) -> str:
    """A swallow without feet."""
    bird = "M-10 -3C-7 -8 -2 -7 1 -3C5 -5 9 -4 12 -8C11 -2 7 2 2 4L7 8C2 8 -3 7 -5 2C-7 1 -8 -1 -10 -3Z"
    return f'<path transform="translate({n(x)} {n(y)}) scale({size / 10:.2f})" d="{bird}" fill="{colour}"/>'


def lucy(x: float, y: float, size: float, colour: str) -> str:
    """A pike swimming upwards."""
    fish = "M0 -11C3.5 -7 4 0 1.5 6L4.5 11H-4.5L-1.5 6C-4 0 -3.5 -7 0 -11ZM3 -1L5.5 1L2.8 2ZM-3 -1L-5.5 1L-2.8 2Z"
    return f'<path transform="translate({n(x)} {n(y)}) scale({size / 10:.2f})" d="{fish}" fill="{colour}"/>'


def harp(x: float, y: float, size: float, colour: str) -> str:
    """A harp, around its middle."""
    strings = "".join(f"M{k} {-9 + (k + 5) * 0.6:.1f}V{8 - (k + 5) * 1.2:.1f}" for k in range(-5, 7, 2))
    return (
        f'<g transform="translate({n(x)} {n(y)}) scale({size / 12:.2f})" fill="none" stroke="{colour}" stroke-linecap="round">'
        f'<path d="M-8 10V-10C-3 -13 2 -4 9 -7C10 0 4 8 -8 10Z" stroke-width="2.6"/><path d="{strings}" stroke-width=".8"/></g>'
    )


def crown_charge(x: float, y: float, size: float, colour: str) -> str:
    """An open crown, around its middle."""
    shape = "M-10 6V-6L-5 0L0 -8L5 0L10 -6V6Z"
    place = f"translate({n(x)} {n(y)}) scale({size / 10:.2f})"
    return f'<path transform="{place}" d="{shape}" fill="{colour}" stroke="{INK}" stroke-width=".8"/>'
