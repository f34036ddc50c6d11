import { offerOf } from '../markets/offer.ts';
import { decidedAt } from '../sport/decided-at.ts';
import { countScore, mergeEnds, surely } from '../outright/season-counts.ts';
import type { MatchLook, Meeting } from '../sport/sport.ts';
import { type EsportMarket, esportMarkets, findEsportMarket } from './esport-markets.ts';
import { mapsOf, startScore } from './esport-score.ts';
import { outlookOf } from './outlook.ts';
import { type EsportEvent, type EsportSides, playEsport, streamsOf } from './play-esport.ts';
import { countOf, esportChances, settleEsport } from './settle-esport.ts';
import { scoreAfter, tallyOf } from './tally.ts';
import { tellEsport } from './told-esport.ts';

/** Two teams that play each other. */
export function meetEsport(sides: EsportSides): Meeting {
  return {
    streams: streamsOf(sides.title),
    play: (drawOf) => playEsport(sides, drawOf),
    lookAt: (events) => lookAt(sides, events as readonly EsportEvent[]),
  };
}

function lookAt(sides: EsportSides, events: readonly EsportEvent[]): MatchLook {
  const { title } = sides;
  const tally = tallyOf(title, events);
  const count = countOf(title, tally.score);
  const last = events.at(-1);
  const end = count.isOver ? 'played' : null;
  return {
    tally: tellEsport(tally),
    danger: last?.kind === 'map_point' || last?.kind === 'match_point' ? last.side : null,
    isOver: count.isOver,
    offer() {
      if (count.isOver) return [];
      const outlook = outlookOf(sides, tally);
      return offerOf(esportMarkets, {
        linesOf: (market) => market.lines(outlook),
        isDecided: (market, line) => settleEsport(market, line, { count, end: null }) !== null,
        chancesOf: (market, line) => esportChances(market, line, outlook),
      });
    },
    ends() {
      if (count.isOver) return surely(countScore(mapsOf(count.maps)));
      const { ends } = outlookOf(sides, tally);
      return mergeEnds(ends.map(({ maps, chance }) => ({ ...countScore(mapsOf(maps)), chance })));
    },
    settle: (code, line) => settleEsport(getMarket(code), line, { count, end }),
    decidedBy(code, line) {
      const market = getMarket(code);
      const [outcome = ''] = market.outcomes(line);
      return decidedAt(
        events,
        startScore,
        (score, event) => scoreAfter(title, score, event),
        (score) => market.judge(outcome, countOf(title, score), line) !== null,
      );
    },
  };
}

function getMarket(code: string): EsportMarket {
  const market = findEsportMarket(code);
  if (!market) throw new Error(`there is no market of esport ${code}`);
  return market;
}
