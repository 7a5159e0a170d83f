(message) => {
  let next = 5000;
  const codes = [7359741, 46986414, 69140098, 70781052];
  const monster = (at, more = {}) => ({
    card: (next += 1),
    passcode: codes[at % codes.length],
    owner: 0,
    up: true,
    types: 0x11,
    atk: 1900,
    def: 1200,
    level: 4,
    attribute: 16,
    ...more,
  });
  for (const side of message.view.sides) {
    side.monsters = side.monsters.map((_, at) => (at < 5 ? monster(at, { defense: at === 2 }) : null));
    side.graveyard = Array.from({ length: 12 }, (_, at) => monster(at));
    side.banished = Array.from({ length: 3 }, (_, at) => monster(at));
  }
  const [own, other] = message.view.sides;
  const aim = other.graveyard[5];
  window.target = aim.card;
  message.view.chain = [
    {
      number: 1,
      card: own.monsters[0].card,
      passcode: own.monsters[0].passcode,
      player: own.player,
      targets: [aim.card],
      negated: false,
    },
  ];
};
