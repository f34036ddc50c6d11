import type { Table } from './sheet.ts';
import type { Stream } from './stream.ts';
import { playHounds, playLeague } from './virtual-sport.ts';

type Of<Kind extends Table['kind']> = Extract<Table, { kind: Kind }>;

export interface BaccaratRound {
  player: number[];
  banker: number[];
  playerPoints: number;
  bankerPoints: number;
}
export interface ShootOutRound {
  red: boolean[];
  blue: boolean[];
  winner: 'red' | 'blue';
  isSuddenDeath: boolean;
}

/** What a table draws. The draw knows nothing of the bets. */
export function playTable(sheet: Table, stream: Stream): object {
  switch (sheet.kind) {
    case 'baccarat':
      return playBaccarat(sheet, stream);
    case 'sicbo':
      return { dice: Array.from({ length: sheet.dice }, () => stream.nextInt(sheet.faces) + 1) };
    case 'roulette':
      return { pocket: stream.nextInt(sheet.pockets) };
    case 'dragon-tiger': {
      const deal = shoe(sheet.decks, stream);
      const dragon = deal();
      return { dragon, tiger: deal() };
    }
    case 'bull-bull': {
      const deal = shoe(sheet.decks, stream);
      const dealt = Array.from({ length: 5 }, () => Array.from({ length: sheet.seats + 1 }, deal));
      const handAt = (place: number): number[] => dealt.map((row) => row[place] ?? 0);
      const places = Array.from({ length: sheet.seats }, (_, place) => place);
      return { seats: places.map(handAt), banker: handAt(sheet.seats) };
    }
    case 'three-cards': {
      const deal = shoe(sheet.decks, stream);
      const dealt = [deal(), deal(), deal(), deal(), deal(), deal()];
      const ofSide = (side: 0 | 1): number[] => dealt.filter((_, index) => index % 2 === side);
      return { dragon: ofSide(0), phoenix: ofSide(1) };
    }
    case 'show-wheel': {
      const segment = stream.nextInt(sheet.numbers.length);
      const boosted = sheet.boosts[stream.weighted(sheet.boosts.map((each) => each.weight))]?.number ?? null;
      const drawn = sheet.times[stream.weighted(sheet.times.map((each) => each.weight))]?.times ?? 1;
      return { segment, boosted, times: boosted ? drawn : 1 };
    }
    case 'digits':
    case 'five-digits':
      return { number: stream.nextInt(sheet.numbers) };
    case 'keno': {
      const balls = Array.from({ length: sheet.numbers }, (_, index) => index + 1);
      return { numbers: stream.shuffle(balls).slice(0, sheet.drawn) };
    }
    case 'mark-six': {
      const balls = Array.from({ length: sheet.numbers }, (_, index) => index + 1);
      return { numbers: stream.shuffle(balls).slice(0, sheet.plain + 1) };
    }
    case 'prizes':
      return {
        prizes: sheet.tiers.map(({ count, digits }) =>
          Array.from({ length: count }, () => stream.nextInt(Number(`1e${digits}`))),
        ),
      };
    case 'ranks':
      return { order: stream.shuffle(Array.from({ length: sheet.numbers }, (_, index) => index + 1)) };
    case 'shoot-out':
      return playShootOut(sheet, stream);
    case 'race':
      return playRace(sheet, stream);
    case 'hounds':
      return playHounds(sheet, stream);
    case 'league':
      return playLeague(sheet, stream);
    case 'birds':
      return playBirds(sheet, stream);
    case 'bird-pool':
      return playBirdPool(sheet, stream);
    case 'maps':
      return playMaps(sheet, stream);
  }
}

function playBirds({ sides, weights }: Of<'birds'>, stream: Stream): object {
  const winner = sides[stream.weighted(weights)] ?? '';
  const [crest, feather] = ['crest', 'feather'];
  const other = winner === crest ? feather : crest;
  const before = winner === 'draw' ? [crest, crest, feather, feather] : [winner, winner, winner, other];
  return { winner, exchanges: stream.shuffle(before) };
}

/** The pool of a round is told with it; nobody but the house has staked in this one. */
function playBirdPool({ exchanges, weights, blowsToWin, pool }: Of<'bird-pool'>, stream: Stream): object {
  const blows = { meron: 0, wala: 0 };
  const course: string[] = [];
  while (Math.max(blows.meron, blows.wala) < blowsToWin) {
    const exchange = exchanges[stream.weighted(weights)] ?? '';
    course.push(exchange);
    for (const side of ['meron', 'wala'] as const)
      if (exchange === side || exchange === 'both') blows[side] += 1;
  }
  const difference = blows.meron - blows.wala;
  const winner = difference > 0 ? 'meron' : difference < 0 ? 'wala' : 'draw';
  return {
    winner,
    exchanges: course,
    pool: Object.fromEntries(pool.options.map((side) => [side, pool.houseUnits])),
  };
}

function shoe(decks: number, stream: Stream): () => number {
  const left = Array.from({ length: 52 }, () => decks);
  return () => {
    const card = stream.weighted(left);
    left.splice(card, 1, (left[card] ?? 0) - 1);
    return card;
  };
}

function playBaccarat(sheet: Of<'baccarat'>, stream: Stream): BaccaratRound {
  const deal = shoe(sheet.decks, stream);
  const pointsOf = (cards: readonly number[]): number =>
    cards.reduce((sum, card) => sum + (sheet.pointsByRank[card % 13] ?? 0), 0) % 10;
  const [first, second, third, fourth] = [deal(), deal(), deal(), deal()];
  const player = [first, third];
  const banker = [second, fourth];
  if (Math.max(pointsOf(player), pointsOf(banker)) < sheet.naturalFrom) {
    const bankerHas = pointsOf(banker);
    let bankerDrawsAt: readonly number[] | undefined = sheet.bankerDrawsAt['player-stands'];
    if (pointsOf(player) <= sheet.playerDrawsUpTo) {
      const card = deal();
      player.push(card);
      bankerDrawsAt = sheet.bankerDrawsAt['by-points-of-the-third-card'][pointsOf([card])];
    }
    if (bankerDrawsAt?.includes(bankerHas)) banker.push(deal());
  }
  return { player, banker, playerPoints: pointsOf(player), bankerPoints: pointsOf(banker) };
}

function playShootOut(sheet: Of<'shoot-out'>, stream: Stream): ShootOutRound {
  const red: boolean[] = [];
  const blue: boolean[] = [];
  const goals = (kicks: readonly boolean[]): number => kicks.filter(Boolean).length;
  const left = (kicks: readonly boolean[]): number => Math.max(0, sheet.kicks - kicks.length);
  const isDecided = (): boolean => {
    const lead = goals(red) - goals(blue);
    // in the five: beyond reach; after them: different after as many kicks
    if (left(red) + left(blue) > 0) return lead > left(blue) || -lead > left(red);
    return red.length === blue.length && lead !== 0;
  };
  for (let turn = 0; !isDecided(); turn += 1)
    (turn % 2 === 0 ? red : blue).push(stream.nextInt(sheet.kick.of) < sheet.kick.goals);
  return {
    red,
    blue,
    winner: goals(red) > goals(blue) ? 'red' : 'blue',
    isSuddenDeath: red.length > sheet.kicks,
  };
}

function playRace(sheet: Of<'race'>, stream: Stream): { order: number[] } {
  let running = sheet.weights.map((weight, index) => ({ runner: index + 1, weight }));
  const order: number[] = [];
  while (running.length > 0) {
    const next = running[stream.weighted(running.map(({ weight }) => weight))]?.runner ?? 0;
    order.push(next);
    running = running.filter(({ runner }) => runner !== next);
  }
  return { order };
}

function playMaps(sheet: Of<'maps'>, stream: Stream): { maps: string[]; winner: string } {
  const maps: string[] = [];
  for (;;) {
    const side = stream.nextInt(sheet.map.of) < sheet.map.volt ? 'volt' : 'echo';
    maps.push(side);
    if (maps.filter((taken) => taken === side).length === sheet.mapsToWin) return { maps, winner: side };
  }
}
