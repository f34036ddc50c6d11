import { offerOf } from '../markets/offer.ts';
import { decidedAt } from '../sport/decided-at.ts';
import type { MatchLook, Meeting } from '../sport/sport.ts';
import type { MatchCounts, MatchEnds } from '../outright/season-counts.ts';
import { outlookOf, type TennisOutlook } from './outlook.ts';
import { countMatch } from './ranking.ts';
import { allStreams, type Players, playTennis, type TennisEvent } from './play-tennis.ts';
import { countOf, settleTennis, tennisChances } from './settle-tennis.ts';
import { scoreAfter, tallyOf } from './tally.ts';
import { findTennisMarket, type TennisMarket, tennisMarkets } from './tennis-markets.ts';
import type { TennisScore } from './tennis-score.ts';
import { tellTennis } from './told-tennis.ts';

/** Two players who play each other. */
export function meetTennis(players: Players): Meeting {
  return {
    streams: allStreams,
    play: (drawOf) => playTennis(players, drawOf),
    lookAt: (events) => lookAt(players, events as readonly TennisEvent[]),
  };
}

const chances: ReadonlySet<string> = new Set(['break_point', 'set_point', 'match_point']);

function lookAt(players: Players, events: readonly TennisEvent[]): MatchLook {
  const tally = tallyOf(events);
  const last = events.at(-1);
  const end = tally.score?.winner ? 'played' : null;
  return {
    tally: tellTennis(tally),
    danger: last && chances.has(last.kind) ? last.side : null,
    isOver: end !== null,
    offer() {
      if (end) return [];
      const outlook = outlookOf(players, tally);
      return offerOf(tennisMarkets, {
        linesOf: (market) => market.lines(outlook),
        isDecided: (market, line) => settleTennis(market, line, { tally, end: null }) !== null,
        chancesOf: (market, line) => tennisChances(market, line, outlook),
      });
    },
    ends: () => endsOf(outlookOf(players, tally)),
    settle: (code, line) => settleTennis(getMarket(code), line, { tally, end }),
    decidedBy: (code, line) => decidingEvent(getMarket(code), line, events),
  };
}

/** By what the ranking counts: of some fourteen hundred ends about fifty bring something else. */
function endsOf({ counts }: TennisOutlook): MatchEnds {
  const ends = new Map<number, MatchCounts & { chance: number }>();
  for (const { sets, chance } of counts) {
    let [inSets, inGames] = [0, 0];
    for (const { home, away } of sets) {
      inSets += home > away ? 1 : -1;
      inGames += home - away;
    }
    const key = inSets * 100 + inGames;
    const known = ends.get(key);
    if (known) known.chance += chance;
    else ends.set(key, { ...countMatch(sets), chance });
  }
  return [...ends.values()];
}

/** The point that decided it, in the largest word for it: the game, the set or the match that it won. */
function decidingEvent(market: TennisMarket, line: number, events: readonly TennisEvent[]): number | null {
  const [outcome = ''] = market.outcomes(line);
  return decidedAt<TennisEvent, TennisScore | null>(
    events,
    null,
    scoreAfter,
    (score) => market.judge(outcome, countOf({ score }), line) !== null,
  );
}

function getMarket(code: string): TennisMarket {
  const market = findTennisMarket(code);
  if (!market) throw new Error(`there is no market of tennis ${code}`);
  return market;
}
