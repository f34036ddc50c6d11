import type { ScoreView, Side } from '../../../../play-protocol/sports-protocol.ts';
import type { BasketballMarket } from '../../basketball/basketball-markets.ts';
import { readFigure } from '../../basketball/outlook.ts';
import type { MarketExample } from './market-example.ts';

/** How a match, a half or a quarter may go; a race by who is there first. */
export function examplesOfBasketball(market: BasketballMarket, line: number): MarketExample[] {
  const outcomes = market.outcomes(line);
  if (market.by === 'race')
    return (['home', 'away', null] as const).map((side) => ({
      of: { kind: 'first', side },
      results: outcomes.flatMap((outcome) => {
        const result = market.judge(outcome, side ? { [line]: side } : {}, line, true);
        return result ? [{ outcome, result }] : [];
      }),
    }));
  return scoresAbout(market, line).map((score) => ({
    of: { kind: 'score', score },
    results: outcomes.flatMap((outcome) => {
      const result = market.judge(outcome, readFigure(score, market.figure), line, true);
      return result ? [{ outcome, result }] : [];
    }),
  }));
}

/** Usual scores of the part, then those on both sides of the line. */
function scoresAbout(
  { part, figure }: Extract<BasketballMarket, { by: 'figure' }>,
  line: number,
): ScoreView[] {
  const usual = part.startsWith('quarter')
    ? [score(24, 19), score(18, 22), score(21, 21)]
    : part === 'half1'
      ? [score(45, 38), score(40, 44), score(41, 41)]
      : [score(88, 81), score(74, 80), score(95, 76), score(80, 80)];
  const least = Math.floor(line / 4);
  if (figure === 'lead')
    return [...usual, ...[-least, -least - 1].map((lead) => ahead(usual[0]!, lead))].filter(
      ({ home, away }) => part !== 'match' || home !== away,
    );
  if (line === 0) return usual.slice(0, 3);
  return [least + 1, least].map((count) => (figure === 'sum' ? split(count) : oneSide(figure, count)));
}

function ahead({ home }: ScoreView, lead: number): ScoreView {
  return score(home, home - lead);
}

function split(count: number): ScoreView {
  return score(Math.ceil(count / 2), Math.floor(count / 2));
}

function oneSide(side: Side, count: number): ScoreView {
  return side === 'home' ? score(count, count - 4) : score(count - 4, count);
}

function score(home: number, away: number): ScoreView {
  return { home: Math.max(0, home), away: Math.max(0, away) };
}
