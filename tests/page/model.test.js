/** The pure parts of the page, alone: what is worked out of a view, without a browser. */
import assert from "node:assert/strict";
import { test } from "node:test";

const JS = "../../src/duelkit/table/static/js";
globalThis.localStorage ??= { getItem: () => null, setItem() {}, removeItem() {} };
globalThis.document ??= { documentElement: { dataset: {}, style: {} }, addEventListener() {} };
globalThis.addEventListener ??= () => {};
globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {} });
globalThis.navigator ??= { language: "en", languages: ["en"] };
globalThis.location ??= { hash: "", protocol: "http:", hostname: "localhost" };

const card = (number, more = {}) => ({ card: number, passcode: number, owner: 0, up: true, ...more });
const side = (player, more = {}) => ({
  player,
  life: 8000,
  deck: 3,
  deck_top: [],
  hand: [],
  graveyard: [],
  banished: [],
  extra: [],
  monsters: [null, null, null, null, null],
  spells: [null, null, null, null, null],
  field: null,
  pendulum: [null, null],
  ...more,
});

test("fields that a view leaves out are filled in", async () => {
  const { filled } = await import(`${JS}/yugioh/model.js`);
  const [own] = filled({ sides: [side(0, { hand: [card(7, { atk: 1600 })] }), side(1)] }).sides;
  assert.equal(own.hand[0].atk, 1600);
  assert.equal(own.hand[0].def, 0);
  assert.deepEqual(own.hand[0].materials, []);
  assert.equal(own.hand[0].equipped_to, -1);
  assert.equal(own.monsters[0], null);
});

test("a card comes from where the log says", async () => {
  const { originOf } = await import(`${JS}/yugioh/model.js`);
  const { spotId } = await import(`${JS}/yugioh/layout.js`);
  const geo = {
    hands: [
      { x: 0, y: 500, w: 100, h: 50 },
      { x: 0, y: 0, w: 100, h: 50 },
    ],
    spots: new Map([
      [spotId("graveyard", 0, 0), { x: 10, y: 20, w: 4, h: 6 }],
      [spotId("deck", 0, 0), { x: 30, y: 40, w: 4, h: 6 }],
    ]),
  };
  const one = { card: { card: 5 }, side: 0, place: "monster", spot: "", x: 1, y: 2 };
  const move = (origin) => [
    { kind: "move", card: 5, origin },
    { kind: "life", card: 5 },
  ];
  assert.deepEqual(originOf(one, move("graveyard"), geo, []), { x: 12, y: 23 });
  assert.deepEqual(originOf(one, move("deck"), geo, []), { x: 32, y: 43 });
  assert.deepEqual(originOf(one, move("hand"), geo, []), { x: 50, y: 525 });
  assert.deepEqual(originOf(one, move("nowhere"), geo, []), { x: 1, y: 2 });
  assert.deepEqual(originOf({ ...one, place: "hand" }, [], geo, []), { x: 32, y: 43 });
});

test("a card in a graveyard of which the chain speaks is drawn out of it, the others stay", async () => {
  const { drawnOf, drawnOut } = await import(`${JS}/yugioh/model.js`);
  const geo = {
    width: 800,
    card: { w: 60, h: 90 },
    hands: [
      { x: 0, y: 500, w: 100, h: 50, scale: 1 },
      { x: 0, y: 0, w: 100, h: 50, scale: 1 },
    ],
  };
  const spot = {
    id: "graveyard:0:0",
    place: "graveyard",
    side: 0,
    x: 700,
    y: 300,
    w: 64,
    h: 94,
    pile: [card(1), card(2), card(3), card(4)],
    count: 4,
  };
  const chain = (...targets) => ({ chain: [{ number: 1, card: 99, player: 0, targets }] });
  assert.equal(drawnOut(chain(4), [spot], geo).size, 0, "the one on top is seen");
  const out = drawnOut(chain(2), [spot], geo);
  assert.deepEqual([...out.keys()], [2]);
  const drawn = drawnOf(chain(2), [spot], geo, out);
  assert.deepEqual(drawn.map((one) => one.key).sort(), ["c2", "c3", "c4"]);
  const [pulled, top] = ["c2", "c4"].map((key) => drawn.find((one) => one.key === key));
  assert.ok(pulled.x < top.x - geo.card.w / 2 && pulled.z > top.z);
});

test("zones never overlap, whatever the size of the window", async () => {
  const { layout } = await import(`${JS}/yugioh/layout.js`);
  for (const [width, height] of [
    [360, 640],
    [800, 600],
    [1400, 900],
  ]) {
    for (const extra of [0, 2]) {
      const geo = layout(width, height, { monster: 5, spell: 5, extra, pendulum: "own" });
      const all = [...geo.spots.values()];
      for (const one of all) {
        assert.ok(one.x >= -1 && one.x + one.w <= width + 1, `${width}×${height}`);
        for (const other of all) {
          if (one === other) continue;
          const apart =
            one.x + one.w <= other.x + 1 ||
            other.x + other.w <= one.x + 1 ||
            one.y + one.h <= other.y + 1 ||
            other.y + other.h <= one.y + 1;
          assert.ok(apart, `${JSON.stringify(one)} ${JSON.stringify(other)}`);
        }
      }
    }
  }
});

test("a creature's cells turn with it, and end at the edge", async () => {
  const { cellAt } = await import(`${JS}/judgment/bits.js`);
  assert.equal(cellAt(4, 0, 0, 1), 1);
  assert.equal(cellAt(4, 1, 0, 1), 5);
  assert.equal(cellAt(4, 2, 0, 1), 7);
  assert.equal(cellAt(4, 3, 0, 1), 3);
  assert.equal(cellAt(0, 0, 0, 1), -1);
  assert.equal(cellAt(0, 0, 1, 0), 1);
});
