import { offerOf } from '../markets/offer.ts';
import { countScore } from '../outright/season-counts.ts';
import { decidedAt } from '../sport/decided-at.ts';
import type { MatchLook, Meeting } from '../sport/sport.ts';
import { type BasketballMarket, basketballMarkets, findBasketballMarket } from './basketball-markets.ts';
import { outlookOf } from './outlook.ts';
import { allStreams, type BasketballEvent, type HoopsTeams, playBasketball } from './play-basketball.ts';
import { basketballChances, judgeOne, settleBasketball } from './settle-basketball.ts';
import { dangerOf, emptyScore, scoreAfter, tallyOf } from './tally.ts';
import { tellBasketball } from './told-basketball.ts';

/** Two clubs that play each other. */
export function meetBasketball(teams: HoopsTeams): Meeting {
  return {
    streams: allStreams,
    play: (drawOf) => playBasketball(teams, drawOf),
    lookAt: (events) => lookAt(teams, events as readonly BasketballEvent[]),
  };
}

function lookAt(teams: HoopsTeams, events: readonly BasketballEvent[]): MatchLook {
  const tally = tallyOf(events);
  const { isOver } = tally.score;
  const end = isOver ? 'played' : null;
  return {
    tally: tellBasketball(tally),
    danger: dangerOf(tally.score),
    isOver,
    offer() {
      if (isOver) return [];
      const outlook = outlookOf(teams, tally);
      return offerOf(basketballMarkets, {
        linesOf: (market) => market.lines(outlook),
        isDecided: (market, line) => settleBasketball(market, line, { tally, end: null }) !== null,
        chancesOf: (market, line) => basketballChances(market, line, outlook),
      });
    },
    ends: () =>
      outlookOf(teams, tally)
        .ends()
        .map(({ chance, ...score }) => ({ ...countScore(score), chance })),
    settle: (code, line) => settleBasketball(getMarket(code), line, { tally, end }),
    decidedBy: (code, line) => decidingEvent(getMarket(code), line, events),
  };
}

/** The points that passed a line, or the end of the part that there was a bet on. */
function decidingEvent(
  market: BasketballMarket,
  line: number,
  events: readonly BasketballEvent[],
): number | null {
  const [outcome = ''] = market.outcomes(line);
  return decidedAt(
    events,
    emptyScore,
    scoreAfter,
    (score) => judgeOne(market, line, outcome, score) !== null,
  );
}

function getMarket(code: string): BasketballMarket {
  const market = findBasketballMarket(code);
  if (!market) throw new Error(`there is no market of basketball ${code}`);
  return market;
}
