/**
 * The instruments behind all sounds and music, made of plain tones and noise by Web Audio: nothing is fetched. An instrument is a row of
 * partials, each with its pitch (times the pitch of the note), its loudness and the seconds in which it dies away, and a blow or breath
 * of noise: filter, its pitch (times that of the note), its sharpness, loudness, seconds.
 */

/**
 * @typedef {object} Instrument
 * @property {[number, number, number][]} partials
 * @property {[BiquadFilterType, number, number, number, number]} [noise]
 * @property {number} [attack]  seconds until it is at its loudest
 * @property {number} [bend]  how much higher it begins, as a drum does
 * @property {boolean} [isHeld]  it sounds as long as the note is; others ring as long as they do
 */

/**
 * @typedef {object} Note
 * @property {number} pitch  in hertz
 * @property {number} at  seconds, on the clock of the context
 * @property {number} [level]
 * @property {number} [length]  seconds
 */

const AT_ONCE = 0.004;
/** So little is silence. */
const SILENT = 0.0002;
/** Nobody wants to hear a partial above this, in hertz. */
const HIGHEST = 9000;

/** @satisfies {Record<string, Instrument>} */
export const INSTRUMENTS = {
  lute: {
    partials: [
      [1, 1, 1.6],
      [2, 0.5, 1.0],
      [3, 0.28, 0.6],
      [4, 0.14, 0.4],
      [5, 0.06, 0.25],
    ],
    noise: ["bandpass", 5, 1, 0.12, 0.03],
  },
  recorder: {
    partials: [
      [1, 1, 0.09],
      [2, 0.1, 0.07],
      [3, 0.14, 0.06],
      [5, 0.03, 0.05],
    ],
    noise: ["bandpass", 3, 2, 0.03, 0.09],
    attack: 0.045,
    isHeld: true,
  },
  viol: {
    partials: [
      [1, 1, 0.25],
      [1.004, 0.6, 0.25],
      [2, 0.45, 0.2],
      [3, 0.3, 0.16],
      [4, 0.16, 0.12],
      [5, 0.1, 0.1],
    ],
    attack: 0.14,
    isHeld: true,
  },
  horn: {
    partials: [
      [1, 1, 0.16],
      [2, 0.7, 0.13],
      [3, 0.5, 0.1],
      [4, 0.28, 0.08],
      [5, 0.14, 0.06],
    ],
    attack: 0.05,
    isHeld: true,
  },
  bell: {
    partials: [
      [0.5, 0.35, 2.6],
      [1, 1, 2.0],
      [1.19, 0.5, 1.3],
      [1.5, 0.25, 1.0],
      [2, 0.55, 0.9],
      [2.66, 0.2, 0.5],
      [3.01, 0.12, 0.35],
    ],
    noise: ["highpass", 4, 0.7, 0.06, 0.02],
  },
  steel: {
    partials: [
      [1, 1, 0.5],
      [1.73, 0.8, 0.42],
      [2.41, 0.7, 0.3],
      [3.37, 0.5, 0.22],
      [4.16, 0.35, 0.14],
    ],
    noise: ["highpass", 2, 0.7, 0.8, 0.06],
  },
  coin: {
    partials: [
      [1, 1, 0.34],
      [1.52, 0.7, 0.26],
      [2.36, 0.4, 0.14],
    ],
    noise: ["highpass", 1.5, 0.7, 0.25, 0.012],
  },
  drum: {
    partials: [
      [1, 1, 0.34],
      [1.59, 0.45, 0.2],
      [2.14, 0.2, 0.12],
    ],
    noise: ["lowpass", 6, 0.7, 0.35, 0.05],
    bend: 1.7,
  },
  wood: {
    partials: [
      [1, 1, 0.07],
      [2.57, 0.4, 0.04],
    ],
    noise: ["bandpass", 2, 2, 1, 0.03],
  },
  leaf: { partials: [], noise: ["bandpass", 1, 0.8, 1, 0.11], attack: 0.02 },
  water: { partials: [], noise: ["lowpass", 1, 0.8, 1, 1.3], attack: 0.45 },
};

/** @typedef {keyof typeof INSTRUMENTS} InstrumentName */

/** A second of noise for each context. @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/** @param {BaseAudioContext} context */
function noiseOf(context) {
  const known = noises.get(context);
  if (known) return known;
  const made = new AudioBuffer({ length: 2 * context.sampleRate, sampleRate: context.sampleRate });
  const samples = made.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  noises.set(context, made);
  return made;
}

/**
 * Let an instrument sound once.
 * @param {AudioNode} out
 * @param {InstrumentName} name
 * @param {Note} note
 */
export function strike(out, name, note) {
  /** @type {Instrument} */
  const made = INSTRUMENTS[name];
  const whole = made.partials.reduce((sum, [, loud]) => sum + loud, 0) || 1;
  for (const [times, loud, fade] of made.partials)
    if (note.pitch * times < HIGHEST) sing(out, made, note, times, (loud / whole) * (note.level ?? 1), fade);
  if (made.noise) blow(out, made, note, made.noise);
}

/**
 * One partial.
 * @param {AudioNode} out
 * @param {Instrument} made
 * @param {Note} note
 * @param {number} times
 * @param {number} loud
 * @param {number} fade
 */
function sing(out, made, { pitch, at, length = 0 }, times, loud, fade) {
  const voice = new OscillatorNode(out.context, { frequency: pitch * times });
  if (made.bend) {
    voice.frequency.setValueAtTime(pitch * times * made.bend, at);
    voice.frequency.exponentialRampToValueAtTime(pitch * times, at + 0.06);
  }
  const end = swell(voice, out, { at, loud, attack: made.attack ?? AT_ONCE, held: made.isHeld ? length : 0, fade });
  voice.start(at);
  voice.stop(end);
}

/**
 * Its noise.
 * @param {AudioNode} out
 * @param {Instrument} made
 * @param {Note} note
 * @param {NonNullable<Instrument["noise"]>} noise
 */
function blow(out, made, { pitch, at, level = 1 }, [type, times, Q, loud, fade]) {
  const { context } = out;
  const voice = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  const filter = new BiquadFilterNode(context, { type, frequency: Math.min(pitch * times, HIGHEST), Q });
  voice.connect(filter);
  const end = swell(filter, out, { at, loud: loud * level, attack: made.attack ?? AT_ONCE, held: 0, fade });
  voice.start(at, Math.random());
  voice.stop(end);
}

/**
 * Grow, hold, die away. Says when it is over.
 * @param {AudioNode} voice
 * @param {AudioNode} out
 * @param {{at: number, loud: number, attack: number, held: number, fade: number}} how
 */
function swell(voice, out, { at, loud, attack, held, fade }) {
  const volume = new GainNode(out.context, { gain: 0 });
  const falls = at + Math.max(attack, held);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + attack);
  volume.gain.setValueAtTime(loud, falls);
  volume.gain.exponentialRampToValueAtTime(SILENT, falls + fade);
  voice.connect(volume).connect(out);
  return falls + fade + 0.02;
}
