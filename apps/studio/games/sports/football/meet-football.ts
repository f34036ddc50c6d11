import type { Meeting, MatchLook, SportEvent } from '../sport/sport.ts';
import { chancesOf } from '../markets/market-chances.ts';
import { footballMarkets, getMarketRow } from '../markets/market-rows.ts';
import { offerOf } from '../markets/offer.ts';
import { countScore, surely } from '../outright/season-counts.ts';
import { settleMarket } from '../markets/settle-market.ts';
import { allMinutes } from './football-clock.ts';
import { outlookOf } from './outlook.ts';
import { type FootballEvent, playFootball, type Teams } from './play-football.ts';
import { scoreOf, type Tally, tallyOf } from './tally.ts';
import { tellTally } from './told-football.ts';
import { namePlayers } from './name-players.ts';

/** Two clubs that play each other. */
export function meetFootball(teams: Teams): Meeting {
  return {
    // who scored is drawn after all that has happened
    streams: allMinutes + 1,
    play: (drawOf) => namePlayers(playFootball(teams, drawOf), drawOf(allMinutes)),
    lookAt: (events, clockMs) => lookAt(teams, events as readonly FootballEvent[], clockMs),
  };
}

function lookAt(teams: Teams, events: readonly FootballEvent[], clockMs: number | null): MatchLook {
  const tally = tallyOf(events);
  const last = events.at(-1);
  const isOver = tally.halvesOver === 2;
  return {
    tally: tellTally(tally, events),
    danger: last?.kind === 'danger' ? last.side : null,
    isOver,
    offer() {
      if (isOver) return [];
      const outlook = outlookOf(teams, tally, clockMs);
      return offerOf(footballMarkets, {
        linesOf: (row) => row.lines(outlook),
        isDecided: (row, line) => settleMarket(row, line, { tally, end: null }) !== null,
        chancesOf: (row, line) => chancesOf(row, line, outlook),
      });
    },
    ends: () =>
      isOver
        ? surely(countScore(scoreOf(tally, 'goals', 'full')))
        : outlookOf(teams, tally, clockMs)
            .grid('goals', 'full')
            .map(({ chance, ...score }) => ({ ...countScore(score), chance })),
    settle: (code, line) => settleMarket(getMarketRow(code), line, { tally, end: isOver ? 'played' : null }),
    decidedBy: (code, line) => decidingEvent(code, line, { tally, events }),
  };
}

/** The last whistle of the period, or the goal that there was a bet on. */
function decidingEvent(
  code: string,
  line: number,
  { tally: { scorers }, events }: { readonly tally: Tally; readonly events: readonly SportEvent[] },
): number | null {
  const row = getMarketRow(code);
  const isFirstHalf = row.by === 'score' && row.period === 'first';
  if (row.by === 'order') {
    const goals = [...events.entries()].filter(([, { kind }]) => kind === 'goal');
    const at = scorers.findIndex((_, index) => row.judge('home', scorers.slice(0, index + 1), line, false));
    if (goals[at]) return goals[at][0];
  }
  const whistle = isFirstHalf ? 'half_time' : 'full_time';
  const at = events.findIndex(({ kind }) => kind === whistle);
  return at < 0 ? null : at;
}
