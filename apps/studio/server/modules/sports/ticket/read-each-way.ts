import { getCompetition } from '#games/sports/competitions.ts';
import { offeredPlacePrice, placePriceOf } from '#games/sports/outright/each-way.ts';
import { eachWayTermsOf, topCode, winnerCode } from '#games/sports/outright/outright-markets.ts';
import type { SqlOrTransaction } from '#platform/database.ts';
import { listMarketsOfMatch } from '../market/market.repo.ts';
import { readSlip, type Selection, type SlipLeg } from './read-slip.ts';

/** A champion and the same club's place: on the market of so many places, at a price that follows from the champion's. */
export async function readEachWay(
  sql: SqlOrTransaction,
  selection: Selection,
  now: Date,
): Promise<readonly [win: SlipLeg, place: SlipLeg] | null> {
  const [win] = (await readSlip(sql, [selection], now)) ?? [];
  if (win?.market.code !== winnerCode) return null;
  const terms = eachWayTermsOf(getCompetition(win.match.league));
  const markets = await listMarketsOfMatch(sql, win.match.matchId);
  const market = markets.find(({ code, line }) => code === topCode && line === terms.places);
  if (!market) return null;
  const asked = {
    ...{ marketId: market.marketId, outcome: selection.outcome },
    price: placePriceOf(selection.price, terms),
  };
  const [place] = (await readSlip(sql, [asked], now)) ?? [];
  if (!place) return null;
  const [, wonPpm = 0, returnedPpm = 0] = place.market.outcomes[selection.outcome] ?? [];
  const price = offeredPlacePrice(win.price, terms, { wonPpm, returnedPpm });
  return [win, { ...place, price, placeTerms: terms }];
}
