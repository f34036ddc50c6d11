import { expect, test } from 'vitest';
import { seededDraw } from '../../seeded-draw.ts';
import { factorOf, factorUnit } from '../markets/leg-result.ts';
import { payoutOf } from '../ticket/payout.ts';
import { placePriceOf } from './each-way.ts';
import type { EachWayTerms } from './outright-markets.ts';
import { seasonPlaces, settleOutright } from './season-places.ts';

/**
 * The same said in another way: a table is all the orders in which its clubs may be listed without one that stands higher
 * coming later; each order has its winners, and a stake is spread evenly over the orders.
 */
interface Club {
  readonly club: string;
  readonly points: number;
  readonly scored: number;
  readonly conceded: number;
}

function ordersOf(clubs: readonly Club[]): Club[][] {
  if (clubs.length === 0) return [[]];
  const rank = ({ points, scored, conceded }: Club) => [points, scored - conceded, scored];
  const isAbove = (a: Club, b: Club): boolean => {
    const [x, y] = [rank(a), rank(b)];
    const at = x.findIndex((figure, place) => figure !== y[place]);
    return at >= 0 && x[at]! > y[at]!;
  };
  return clubs
    .filter((one) => !clubs.some((other) => isAbove(other, one)))
    .flatMap((first) => ordersOf(clubs.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

/** How many of so many orders have the club among the first. */
function sharesOf(clubs: readonly Club[], club: string, places: number): readonly [number, number] {
  const orders = ordersOf(clubs);
  return [
    orders.filter((order) => order.slice(0, places).some((one) => one.club === club)).length,
    orders.length,
  ];
}

const terms: EachWayTerms = { places: 2, part: 4 };
const draw = seededDraw(77);

function table(): Club[] {
  return ['a', 'b', 'c', 'd', 'e'].map((club) => {
    const conceded = draw.nextInt(2);
    // few figures, so that many tables have ties
    return { club, points: draw.nextInt(3), scored: conceded + draw.nextInt(2), conceded };
  });
}

const placesOf = (clubs: readonly Club[]) =>
  seasonPlaces(
    clubs.map(({ club, points, scored, conceded }) => ({
      club,
      counted: [points, scored - conceded, scored],
    })),
  );

test('a thousand tables with many ties end as every way to list them says', () => {
  let deadHeats = 0;
  for (let at = 0; at < 1_000; at += 1) {
    const clubs = table();
    const places = placesOf(clubs);
    for (const counted of [1, 2, 3]) {
      const code = counted === 1 ? 'season_winner' : 'season_top';
      const results = settleOutright(code, counted === 1 ? 0 : counted, places);
      for (const { club } of clubs) {
        const [won, all] = sharesOf(clubs, club, counted);
        if (won > 0 && won < all) deadHeats += 1;
        const factor = BigInt(factorOf(results[club]!, 3_000)) * BigInt(all);
        expect([at, counted, club, factor]).toEqual([at, counted, club, 3n * BigInt(won) * factorUnit]);
      }
    }
  }
  expect(deadHeats).toBeGreaterThan(500);
});

test('an each-way bet is two bets: its halves are paid as two tickets of their own', () => {
  for (let at = 0; at < 300; at += 1) {
    const clubs = table();
    const places = placesOf(clubs);
    const price = 1_010 + draw.nextInt(30_000);
    const unit = BigInt(1 + draw.nextInt(50_000));
    const { club } = clubs[draw.nextInt(clubs.length)]!;
    const legs = [
      { price, result: settleOutright('season_winner', 0, places)[club]! },
      {
        price: placePriceOf(price, terms),
        result: settleOutright('season_top', terms.places, places)[club]!,
      },
    ];
    const paid = payoutOf({ unitStakeMinor: unit, sizes: [1], legs });
    const half = (counted: number, at1000: bigint): bigint => {
      const [won, all] = sharesOf(clubs, club, counted);
      return (unit * at1000 * BigInt(won)) / (1_000n * BigInt(all));
    };
    const placePrice = 1_000n + (BigInt(price) - 1_000n) / 4n;
    expect([at, paid]).toEqual([at, half(1, BigInt(price)) + half(2, placePrice)]);
  }
});
