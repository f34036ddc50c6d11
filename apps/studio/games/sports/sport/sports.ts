import type { SportId } from '../../../play-protocol/sports-protocol.ts';
import { basketball } from '../basketball/basketball.ts';
import { esport } from '../esport/esport.ts';
import { football } from '../football/football.ts';
import type { MarketHead } from '../markets/market-head.ts';
import { outrightMarkets } from '../outright/outright-markets.ts';
import { tennis } from '../tennis/tennis.ts';
import type { Sport } from './sport.ts';

/** Every sport of the book. */
export const sports: readonly Sport[] = [football, tennis, basketball, esport];

const sportById = new Map(sports.map((sport) => [sport.id, sport]));
const marketByCode = new Map(
  [...sports.flatMap(({ markets }) => markets), ...outrightMarkets].map((market) => [market.code, market]),
);

export function getSport(id: SportId): Sport {
  const sport = sportById.get(id);
  if (!sport) throw new Error(`there is no sport ${id}`);
  return sport;
}

export function findMarket(code: string): MarketHead | undefined {
  return marketByCode.get(code);
}

export function getMarket(code: string): MarketHead {
  const market = marketByCode.get(code);
  if (!market) throw new Error(`there is no market ${code}`);
  return market;
}
