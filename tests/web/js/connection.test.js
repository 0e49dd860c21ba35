import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Connection } from "../../../src/bosworth/web/static/js/connection.js";

/** A socket whose other end is the test. */
class FakeSocket {
  static made = [];

  constructor(url) {
    this.url = url;
    this.readyState = 0;
    this.sent = [];
    FakeSocket.made.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
  }

  opens() {
    this.readyState = 1;
    this.onopen();
  }

  says(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

let taken = [];
let lines = 0;
const last = () => FakeSocket.made.at(-1);

function connect() {
  const greet = () => ({ type: "look", seat: 0, since: lines });
  const made = new Connection("ws://table", { take: (message) => taken.push(message), greet }, FakeSocket);
  made.open();
  last().opens();
  return made;
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  FakeSocket.made = [];
  taken = [];
  lines = 0;
});

test("it greets, and hands on what it hears", () => {
  connect();
  assert.deepEqual(last().sent, [{ type: "look", seat: 0, since: 0 }]);
  last().says({ type: "room" });
  assert.deepEqual(taken, [{ type: "room" }]);
});

test("an act that was not answered before the line broke is sent again with the same id, once", async () => {
  const connection = connect();
  const answer = connection.request({ type: "act", actions: ["end"] });
  const { id } = last().sent[1];
  last().breaks();
  assert.equal(connection.status.value, "waiting");
  lines = 7;
  mock.timers.tick(30000);
  last().opens();
  assert.deepEqual(
    last().sent.map((one) => [one.type, one.id ?? one.since]),
    [
      ["look", 7],
      ["act", id],
    ],
  );
  last().says({ type: "shown", answers: id, rev: 3 });
  assert.deepEqual(taken, [{ type: "shown", answers: id, rev: 3 }]);
  assert.deepEqual(await answer, { type: "shown", answers: id, rev: 3 });
  last().breaks();
  mock.timers.tick(30000);
  last().opens();
  assert.equal(last().sent.length, 1, "what was answered is not sent again");
});

test("what answers a request by showing something is taken before the answer is there, anything else is not taken", async () => {
  const connection = connect();
  let isTaken = false;
  connection.take = async () => {
    await null;
    isTaken = true;
  };
  const acted = connection.request({ type: "act" }).then(() => isTaken);
  last().says({ type: "shown", answers: last().sent[1].id });
  assert.equal(await acted, true);
  isTaken = false;
  const said = connection.request({ type: "chat" }).then(() => isTaken);
  last().says({ type: "done", id: last().sent[2].id });
  assert.equal(await said, false);
});

test("it comes back for ever, more and more slowly, or at once when asked", () => {
  const connection = connect();
  for (let tries = 0; tries < 12; tries += 1) {
    last().breaks();
    const wait = connection.retryAt.value - Date.now();
    assert.ok(wait > 0 && wait <= 30000);
    mock.timers.tick(30001);
  }
  assert.equal(FakeSocket.made.length, 13);
  last().breaks();
  connection.open();
  assert.equal(FakeSocket.made.length, 14);
  last().opens();
  assert.equal(connection.status.value, "open");
});

test("a line that only refuses is no reason to hurry", () => {
  const connection = connect();
  for (let tries = 0; tries < 6; tries += 1) {
    last().says({ type: "refused", code: "too_many" });
    last().breaks(1013);
    mock.timers.tick(30001);
    last().opens();
  }
  last().breaks();
  assert.ok(connection.failures === 7);
  mock.timers.tick(30001);
  last().opens();
  last().says({ type: "room" });
  assert.equal(connection.failures, 0);
});

test("a line that is silent for long is asked, then taken for dead", () => {
  const connection = connect();
  mock.timers.tick(25001);
  assert.equal(last().sent.at(-1).type, "ping");
  last().says({ type: "pong" });
  assert.deepEqual(taken, []);
  mock.timers.tick(25001);
  mock.timers.tick(10001);
  assert.equal(connection.status.value, "waiting");
});

test("where nobody may look there is no second attempt", () => {
  const connection = connect();
  last().breaks(4404);
  mock.timers.tick(60000);
  assert.equal(FakeSocket.made.length, 1);
  assert.equal(connection.status.value, "closed");
});
