import type { BaccaratRound, ShootOutRound } from './play-table.ts';
import { bullReturn, type BullRound, threeCardReturn, type ThreeCardRound } from './seat-hands.ts';
import type { Table } from './sheet.ts';
import { isVirtualWon } from './virtual-sport.ts';

interface Bet {
  readonly name: string;
  readonly choice: string | undefined;
  readonly best: number;
}

/** Hundredths of its stake that an option gives back; null where the table has no such option. */
export function returnOf(sheet: Table, option: string, outcome: object): number | null {
  if (sheet.kind === 'keno') return kenoReturn(sheet.returnsBySpotsAndHits, option, outcome);
  if (sheet.kind === 'bird-pool') return birdPoolReturn(sheet, option, outcome);
  const [name = '', choice] = option.split(':');
  const best = sheet.returns?.[option] ?? sheet.returns?.[name];
  if (best === undefined) return null;
  switch (sheet.kind) {
    case 'baccarat': {
      const round = outcome as BaccaratRound;
      if (round.playerPoints === round.bankerPoints && sheet.returnsOfTie[option] !== undefined)
        return sheet.returnsOfTie[option];
      if (!winsAtBaccarat(option, round)) return 0;
      return round.bankerPoints === 6 ? (sheet.returnsOfSix?.[option] ?? best) : best;
    }
    case 'dragon-tiger': {
      const { dragon, tiger } = outcome as { dragon: number; tiger: number };
      const [side = '', onCard] = option.split('-');
      if (sheet.ofCards && side !== 'suited' && onCard !== undefined)
        return winsOnCard(sheet.ofCards, onCard, side === 'dragon' ? dragon : tiger) ? best : 0;
      const difference = (dragon % 13) - (tiger % 13);
      if (difference === 0 && sheet.returnsOfTie[option] !== undefined) return sheet.returnsOfTie[option];
      const won = {
        dragon: difference > 0,
        tiger: difference < 0,
        tie: difference === 0,
        'suited-tie': dragon === tiger,
      };
      return won[option as keyof typeof won] ? best : 0;
    }
    case 'bull-bull':
      return bullReturn(sheet, option, best, outcome as BullRound);
    case 'three-cards':
      return threeCardReturn(sheet, option, best, outcome as ThreeCardRound);
    case 'sicbo':
      return winsAtDice(sheet, option, (outcome as { dice: number[] }).dice) ? best : 0;
    case 'roulette':
      return winsAtRoulette(sheet.red, name, choice, (outcome as { pocket: number }).pocket) ? best : 0;
    case 'show-wheel':
      return showWheelReturn(sheet.numbers, name, outcome as ShowWheelRound);
    case 'digits':
      return winsAtDigits(name, choice, (outcome as { number: number }).number, sheet.highFrom) ? best : 0;
    case 'five-digits':
      return winsAtFiveDigits(sheet, name, choice, (outcome as { number: number }).number) ? best : 0;
    case 'mark-six':
      return markSixReturn(sheet, { name, choice, best }, (outcome as { numbers: number[] }).numbers);
    case 'prizes':
      return prizeReturn(sheet, { name, choice, best }, (outcome as { prizes: number[][] }).prizes);
    case 'ranks':
      return winsAtRanks(sheet, name, choice, (outcome as { order: number[] }).order) ? best : 0;
    case 'shoot-out':
      return winsAtShootOut(option, outcome as ShootOutRound) ? best : 0;
    case 'race':
    case 'hounds':
    case 'league':
      return isVirtualWon(sheet, option, outcome) ? best : 0;
    case 'birds':
      return (outcome as { winner: string }).winner === option ? best : 0;
    case 'maps': {
      const { winner, maps } = outcome as { winner: string; maps: string[] };
      const lost = maps.filter((side) => side !== winner).length;
      return [winner, `${winner}-${sheet.mapsToWin}-${lost}`].includes(option) ? best : 0;
    }
  }
}

function birdPoolReturn(
  sheet: Extract<Table, { kind: 'bird-pool' }>,
  option: string,
  outcome: object,
): number | null {
  const { winner, pool } = outcome as { winner: string; pool: Readonly<Record<string, number>> };
  const { options, shareBack, leastReturn, mostReturn } = sheet.pool;
  if (option === 'draw') return winner === 'draw' ? (sheet.returns?.draw ?? null) : 0;
  if (!options.includes(option)) return null;
  if (winner === 'draw') return sheet.returnAtDraw;
  if (winner !== option) return 0;
  const all = Object.values(pool).reduce((sum, units) => sum + BigInt(units), 0n);
  const share = Number((all * BigInt(shareBack)) / BigInt(pool[option] ?? 0));
  return share < leastReturn ? leastReturn : share > mostReturn ? mostReturn : share;
}

interface ShowWheelRound {
  segment: number;
  boosted: number | null;
  times: number;
}

function showWheelReturn(
  numbers: readonly number[],
  name: string,
  { segment, boosted, times }: ShowWheelRound,
): number {
  const number = numbers[segment] ?? 0;
  const win = boosted === number ? number * times : number;
  return name === `on-${number}` ? (1 + win) * 100 : 0;
}

function winsAtBaccarat(option: string, round: BaccaratRound): boolean {
  const { player, banker, playerPoints, bankerPoints } = round;
  const isPair = ([first = 0, second = 0]: readonly number[]): boolean => first % 13 === second % 13;
  const isTwin = ([first, second]: readonly number[]): boolean => first === second;
  const dealt = player.length + banker.length;
  const won: Readonly<Record<string, boolean>> = {
    player: playerPoints > bankerPoints,
    banker: bankerPoints > playerPoints,
    tie: playerPoints === bankerPoints,
    'player-pair': isPair(player),
    'banker-pair': isPair(banker),
    'banker-even': bankerPoints > playerPoints,
    'either-pair': [player, banker].some(isPair),
    'perfect-pair': [player, banker].some(isTwin),
    small: dealt === 4,
    big: dealt >= 5,
  };
  return won[option] ?? false;
}

function winsOnCard(
  { losingRank, redSuits }: { readonly losingRank: number; readonly redSuits: readonly number[] },
  bet: string,
  card: number,
): boolean {
  const suit = Math.trunc(card / 13);
  const value = card - suit * 13 + 1;
  if (bet === 'red' || bet === 'black') return redSuits.includes(suit) === (bet === 'red');
  // what is not small is big, but for the one that is neither
  return value !== losingRank + 1 && isOfHalf(bet, value, losingRank + 2);
}

function winsAtDice(
  sheet: { readonly small: readonly [number, number]; readonly big: readonly [number, number] },
  option: string,
  dice: readonly number[],
): boolean {
  const total = dice.reduce((sum, die) => sum + die, 0);
  const isTriple = new Set(dice).size === 1;
  if (option === 'any-triple') return isTriple;
  if (option.startsWith('total-')) return Number(option.slice('total-'.length)) === total;
  const lies = ([from, to]: readonly [number, number]): boolean => total >= from && total <= to;
  const won = { small: lies(sheet.small), big: lies(sheet.big), odd: total % 2 === 1, even: total % 2 === 0 };
  return !isTriple && won[option as keyof typeof won];
}

function winsAtRoulette(
  red: readonly number[],
  name: string,
  choice: string | undefined,
  pocket: number,
): boolean {
  if (name === 'dozen') return pocket > (Number(choice) - 1) * 12 && pocket <= Number(choice) * 12;
  if (name === 'column') return pocket > 0 && pocket % 3 === Number(choice) % 3;
  if (choice !== undefined) return choice.split('-').includes(String(pocket));
  if (pocket === 0) return false;
  const won = {
    red: red.includes(pocket),
    black: !red.includes(pocket),
    odd: pocket % 2 === 1,
    even: pocket % 2 === 0,
    low: pocket < 19,
    high: pocket > 18,
  };
  return won[name as keyof typeof won];
}

function winsAtDigits(name: string, choice: string | undefined, number: number, highFrom: number): boolean {
  const digits = String(number).padStart(3, '0');
  const sorted = (text: string): string => [...text].toSorted().join('');
  if (name === 'box') return sorted(choice ?? '') === sorted(digits);
  if (choice !== undefined) return digits.slice(-choice.length) === choice;
  const won = {
    high: number >= highFrom,
    low: number < highFrom,
    odd: number % 2 === 1,
    even: number % 2 === 0,
  };
  return won[name as keyof typeof won];
}

function winsAtFiveDigits(
  sheet: { readonly bigFrom: number; readonly bigTotalFrom: number },
  name: string,
  choice: string | undefined,
  number: number,
): boolean {
  // from the right, by division
  const digitAt = (place: number): number => Math.floor(number / 10 ** (5 - place)) % 10;
  const [first, last] = [digitAt(1), digitAt(5)];
  if (name === 'dragon') return first > last;
  if (name === 'tiger') return first < last;
  if (name === 'tie') return first === last;
  if (name === 'three') {
    const [three = '', form = ''] = choice?.split('-') ?? [];
    const from = { front: 1, middle: 2, back: 3 }[three] ?? 0;
    return formOfThree([digitAt(from), digitAt(from + 1), digitAt(from + 2)]) === form;
  }
  if (choice === undefined) {
    const total = [1, 2, 3, 4, 5].reduce((sum, place) => sum + digitAt(place), 0);
    return isOfHalf(name.slice('sum-'.length), total, sheet.bigTotalFrom);
  }
  const [place = 0, digit] = choice.split('-').map(Number);
  return name === 'at' ? digitAt(place) === digit : isOfHalf(name, digitAt(place), sheet.bigFrom);
}

/** By the three distances from digit to digit on a ring of ten. */
function formOfThree([one = 0, two = 0, three = 0]: readonly number[]): string {
  const apart = (from: number, to: number): number => Math.min((from - to + 10) % 10, (to - from + 10) % 10);
  const distances = [apart(one, two), apart(two, three), apart(one, three)];
  const alike = distances.filter((distance) => distance === 0).length;
  if (alike > 0) return alike === 3 ? 'leopard' : 'pair';
  return ['mixed', 'half', 'straight'][distances.filter((distance) => distance === 1).length] ?? '';
}

function winsAtRanks(
  sheet: { readonly bigFrom: number; readonly bigSumFrom: number },
  name: string,
  choice: string | undefined,
  order: readonly number[],
): boolean {
  const sum = (order[0] ?? 0) + (order[1] ?? 0);
  if (name === 'sum') return sum === Number(choice);
  if (choice === undefined) return isOfHalf(name.slice('sum-'.length), sum, sheet.bigSumFrom);
  const [place = 0, number] = choice.split('-').map(Number);
  if (name === 'at') return order.indexOf(number ?? 0) === place - 1;
  const [here, opposite] = [order[place - 1] ?? 0, order[order.length - place] ?? 0];
  if (name === 'dragon') return here > opposite;
  return name === 'tiger' ? here < opposite : isOfHalf(name, here, sheet.bigFrom);
}

function markSixReturn(
  sheet: Extract<Table, { kind: 'mark-six' }>,
  { name, choice, best }: Bet,
  numbers: readonly number[],
): number {
  const plain = new Set(numbers.slice(0, sheet.plain));
  const special = numbers.at(-1) ?? 0;
  if (choice === undefined) {
    const colour = sheet.colours[special - 1];
    if (sheet.colours.includes(name)) return name === colour ? best : 0;
    if (special === sheet.neutral) return 100;
    return isOfHalf(name, special, sheet.bigFrom) ? best : 0;
  }
  const named = choice.split('-').map(Number);
  const hits = named.filter((ball) => plain.has(ball)).length;
  const won: Readonly<Record<string, boolean>> = {
    special: named[0] === special,
    none: hits === 0 && !named.includes(special),
  };
  return (won[name] ?? hits === named.length) ? best : 0;
}

/** By the prizes as they are written, from the right. */
function prizeReturn(
  sheet: Extract<Table, { kind: 'prizes' }>,
  bet: Bet,
  prizes: readonly (readonly number[])[],
): number {
  const { name, choice = '', best } = bet;
  const written = prizes.map((tier, at) =>
    tier.map((prize) => String(prize).padStart(sheet.tiers[at]?.digits ?? 0, '0')),
  );
  const perHit = sheet.returnsPerHit[name];
  if (perHit !== undefined) {
    const hits = written.flat().filter((prize) => prize.endsWith(choice)).length;
    return perHit * Math.min(hits, sheet.mostHits[name] ?? 0);
  }
  const special = written[0]?.[0] ?? '';
  const lastTwo = special.slice(-2);
  const endings = written.flat().map((prize) => prize.slice(-2));
  const named = choice.split('-');
  const high = { high: 'big', low: 'small' }[name] ?? name;
  const won: Readonly<Record<string, boolean>> = {
    head: lastTwo.startsWith(choice),
    tail: lastTwo.endsWith(choice),
    'last-two': lastTwo === choice,
    'last-three': special.slice(-3) === choice,
    none: named.every((number) => !endings.includes(number)),
    two: named.every((number) => endings.includes(number)),
    three: named.every((number) => endings.includes(number)),
    four: named.every((number) => endings.includes(number)),
  };
  return (won[name] ?? isOfHalf(high, Number(lastTwo), sheet.highFrom)) ? best : 0;
}

function isOfHalf(name: string, value: number, bigFrom: number): boolean {
  const is = { big: value >= bigFrom, small: value < bigFrom, odd: value % 2 === 1, even: value % 2 === 0 };
  return is[name as keyof typeof is];
}

function winsAtShootOut(option: string, { winner, isSuddenDeath }: ShootOutRound): boolean {
  if (option === 'sudden-death') return isSuddenDeath;
  return option === winner || (option === `${winner}-in-five` && !isSuddenDeath);
}

function kenoReturn(
  returns: Readonly<Record<string, readonly number[]>>,
  option: string,
  outcome: object,
): number | null {
  if (!option.startsWith('spots:')) return null;
  const spots = option.slice('spots:'.length).split(',').map(Number);
  const { numbers } = outcome as { numbers: number[] };
  return returns[spots.length]?.[spots.filter((spot) => numbers.includes(spot)).length] ?? null;
}
