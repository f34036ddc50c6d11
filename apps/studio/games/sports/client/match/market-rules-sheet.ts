import { formatPercent } from '@halls/i18n/format';
import type { MarketView, MatchView } from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import { openSheet } from '../../../client/sheet.ts';
import { findMarketRow } from '../../markets/market-rows.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { examplesOf } from '../words/examples.ts';
import type { MarketExample } from '../words/market-example.ts';
import { ruleKeyOf } from '../words/market-rules.ts';
import { sportRules } from '../words/sport-rules.ts';
import { marketName, namesOf, outcomeName, resultName, type SideNames } from '../../words/market-words.ts';

/** How a market is decided, with what each of its outcomes comes to where a match goes this way or that. */
export function openMarketRules(
  { text, shell }: Sportsbook,
  match: Pick<MatchView, 'sport' | 'home' | 'away'>,
  market: MarketView,
): void {
  const names = namesOf(match);
  const rule = ruleKeyOf(market.code);
  const row = findMarketRow(market.code);
  const counted =
    row?.by === 'score'
      ? text('rules_counted', { stat: text(`stat_${row.stat}`), period: text(`period_${row.period}`) })
      : null;
  const examples = examplesOf(market.code, market.line);
  openSheet(
    text('rules_of', { market: marketName(text, market, names) }),
    shell.text,
    ...(rule ? [el('p', {}, text(rule))] : []),
    ...(counted ? [el('p', {}, counted)] : []),
    ...(examples.length > 0
      ? [
          el('h3', {}, text('rules_example')),
          el('ul', { class: 'example-list' }, ...examples.map((example) => drawExample(example))),
        ]
      : []),
    ...sportRules(text, match.sport).map((words) => el('p', {}, words)),
    el('p', {}, marginText({ text, shell }, market)),
    el('p', {}, text('margin_note')),
  );

  function drawExample({ of, results }: MarketExample): HTMLElement {
    const decided = results.filter(({ result }) => result !== 'lost' || results.length <= 3);
    return el(
      'li',
      {},
      el('strong', {}, wayOf(of, names)),
      ...decided.map(({ outcome, result }) =>
        el(
          'span',
          { class: 'example-result', 'data-result': result },
          `${outcomeName(text, market, outcome, names)}: ${resultName(text, result)}`,
        ),
      ),
    );
  }

  function wayOf(of: MarketExample['of'], { home, away }: SideNames): string {
    if (of.kind === 'score') return text('example_score', { score: `${of.score.home}:${of.score.away}` });
    if (of.kind === 'sets')
      return text('example_score', {
        score: of.sets.map((set) => `${set.home}:${set.away}`).join(' '),
      });
    if (of.kind === 'first')
      return of.side
        ? text('example_first', { club: of.side === 'home' ? home : away })
        : text('example_nobody_first');
    if (of.kind === 'halves') {
      const [first, second] = [of.first, of.second].map((score) => `${score.home}:${score.away}`);
      return text('example_halves', { first: first ?? '', second: second ?? '' });
    }
    if (of.scorers.length === 0) return text('example_no_goal');
    return text('example_scorers', {
      order: of.scorers.map((side) => (side === 'home' ? home : away)).join(', '),
    });
  }
}

export function marginText(
  { text, shell }: Pick<Sportsbook, 'text' | 'shell'>,
  { margin_bp }: Pick<MarketView, 'margin_bp'>,
): string {
  return text('margin', { percent: formatPercent(shell.locale, (margin_bp / 100).toFixed(2)) });
}
