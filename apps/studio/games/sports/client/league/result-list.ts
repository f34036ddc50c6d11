import type { MatchHeadView } from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import { clubBadge } from '../match/club-badge.ts';
import { partsText } from '../match/figure-lines.ts';
import { addressOfMatch } from '../routes.ts';
import type { Sportsbook } from '../sportsbook.ts';

/** Matches one below the other: who played, how it ended or when it begins. */
export function createResultList(
  { text, shell }: Pick<Sportsbook, 'text' | 'shell'>,
  matches: readonly MatchHeadView[],
): HTMLElement {
  const timeOf = (at: string): string =>
    new Date(at).toLocaleString(shell.locale, {
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });

  function middleOf({ status, score, figures }: MatchHeadView): HTMLElement {
    if (status === 'not_started') return el('span', { class: 'result-score' }, '–');
    if (status !== 'ended' && status !== 'live') return el('span', { class: 'result-score' }, text(status));
    const parts = partsText(text, figures);
    return el(
      'span',
      { class: 'result-score figures' },
      `${score.home} : ${score.away}`,
      parts ? el('small', {}, parts) : null,
    );
  }

  return el(
    'ul',
    { class: 'result-list' },
    ...matches.map((match) =>
      el(
        'li',
        {},
        el(
          'a',
          { href: addressOfMatch(match.match_id) },
          el(
            'time',
            { class: 'result-time figures', datetime: match.kicks_off_at },
            timeOf(match.kicks_off_at),
          ),
          el('span', { class: 'result-side of-home' }, match.home.name, clubBadge(match.home)),
          middleOf(match),
          el('span', { class: 'result-side of-away' }, clubBadge(match.away), match.away.name),
        ),
      ),
    ),
  );
}
