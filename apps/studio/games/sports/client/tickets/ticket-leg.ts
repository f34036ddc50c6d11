import type { LegResultView, LegView } from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import { isDeadHeat, readDeadHeat } from '../../markets/leg-result.ts';
import {
  eventName,
  marketName,
  namesOf,
  outcomeName,
  resultName,
  type SideNames,
} from '../../words/market-words.ts';
import { matchStateText } from '../match/match-state.ts';
import { addressOfLeague, addressOfMatch } from '../routes.ts';
import type { Sportsbook } from '../sportsbook.ts';

/** A leg of a ticket: what was bet on, how it stands, and what decided it. */
export function createTicketLeg(book: Sportsbook, leg: LegView): HTMLElement {
  const { text, prices } = book;
  const names = leg.match ? namesOf(leg.match) : { home: '', away: '' };
  const changed = leg.asked_price !== leg.price;
  const isBuilt = leg.parts.length > 0;
  const pick = isBuilt
    ? text('builder_of', { n: leg.parts.length })
    : outcomeName(text, leg, leg.outcome, names);
  return el(
    'li',
    { class: 'ticket-leg', 'data-result': resultOf(leg) },
    el(
      'p',
      { class: 'leg-pick' },
      el('strong', {}, pick),
      el('span', { class: 'figures' }, prices.show(leg.price)),
    ),
    isBuilt ? partList(book, leg, names) : el('p', { class: 'leg-market' }, marketName(text, leg, names)),
    leg.match ? matchLine(book, leg.match, names) : null,
    leg.season ? seasonLine(book, leg.season) : null,
    changed
      ? el('p', { class: 'leg-note' }, text('leg_price_changed', { asked: prices.show(leg.asked_price) }))
      : null,
    leg.price_left === null
      ? null
      : el('p', { class: 'leg-note' }, text('builder_left', { price: prices.show(leg.price_left) })),
    resultLine(book, leg, names),
    leg.each_way ? placeLine(book, leg.each_way) : null,
  );
}

/** Of an each-way bet both halves together: lost is what is lost with both. */
function resultOf({ result, each_way: place }: LegView): LegResultView | 'open' {
  if (!place || result !== 'lost') return result ?? 'open';
  return place.result ?? 'open';
}

/** Each part of a builder, with how it stands by itself. */
function partList(book: Sportsbook, { parts }: LegView, names: SideNames): HTMLElement {
  const { text } = book;
  return el(
    'ul',
    { class: 'builder-parts' },
    ...parts.map((part) =>
      el(
        'li',
        { class: 'builder-part', 'data-result': part.result ?? 'open' },
        el('span', { class: 'part-pick' }, outcomeName(text, part, part.outcome, names)),
        el('small', { class: 'part-market' }, marketName(text, part, names)),
        resultLine(book, { ...part, each_way: null }, names),
      ),
    ),
  );
}

function matchLine(
  { text, shell, clock, board }: Sportsbook,
  match: NonNullable<LegView['match']>,
  { home, away }: SideNames,
): HTMLElement {
  const at = { text, locale: shell.locale, nowMs: clock.nowMs(), isUp: board.state.isUp };
  const hasBegun = match.status === 'live' || match.status === 'ended' || match.status === 'abandoned';
  const score = hasBegun ? ` ${match.score.home}:${match.score.away}` : '';
  return el(
    'p',
    { class: 'leg-match' },
    el('a', { href: addressOfMatch(match.match_id) }, `${home} – ${away}`),
    el('span', { class: 'figures' }, `${score} · ${matchStateText(match, at)}`),
  );
}

function seasonLine({ text, board }: Sportsbook, season: NonNullable<LegView['season']>): HTMLElement {
  const { league, place, matches, matches_over: over } = season;
  const name = board.state.leagues.find(({ id }) => id === league)?.name ?? league;
  const stands = place && over > 0 ? ` · ${placeWords(text, place)}` : '';
  const state = season.status === 'ended' ? text('season_over') : text('season_state', { over, matches });
  return el(
    'p',
    { class: 'leg-match' },
    el('a', { href: addressOfLeague(league) }, `${name}, ${text('season_n', { n: season.season })}`),
    el('span', {}, ` · ${state}${stands}`),
  );
}

function placeWords(
  text: Sportsbook['text'],
  place: NonNullable<NonNullable<LegView['season']>['place']>,
): string {
  const { place: at, tied } = place;
  return text(tied > 1 ? 'leg_shares' : 'leg_stands', { place: at, tied });
}

function resultLine(
  { text }: Sportsbook,
  leg: Pick<LegView, 'result' | 'each_way' | 'decided_by' | 'is_by_house'>,
  names: SideNames,
): HTMLElement {
  return el(
    'p',
    { class: 'leg-result', 'data-result': leg.result ?? 'open' },
    leg.each_way ? el('span', {}, `${text('leg_win_half')}:`) : null,
    leg.result ? resultName(text, leg.result) : text('leg_open'),
    heatWords(text, leg.result),
    leg.decided_by
      ? el(
          'small',
          {},
          text('decided_by', {
            event: eventName(text, leg.decided_by, names),
            minute: leg.decided_by.label,
          }),
        )
      : null,
    leg.is_by_house ? el('small', {}, text('decided_by_house')) : null,
  );
}

/** The second half of an each-way bet, with its terms and its price. */
function placeLine({ text, prices }: Sportsbook, place: NonNullable<LegView['each_way']>): HTMLElement {
  const { places, part, price, result } = place;
  return el(
    'p',
    { class: 'leg-result', 'data-result': result ?? 'open' },
    el('span', {}, `${text('leg_place_half', { places, part })} (${prices.show(price)}):`),
    result ? resultName(text, result) : text('leg_open'),
    heatWords(text, result),
  );
}

function heatWords(text: Sportsbook['text'], result: LegResultView | null): HTMLElement | null {
  return result && isDeadHeat(result) ? el('small', {}, text('leg_heat', readDeadHeat(result))) : null;
}
