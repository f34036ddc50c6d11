import type {
  ClockView,
  LegResultView,
  MarketView,
  MatchEventView,
  MatchHeadView,
} from '../../../play-protocol/sports-protocol.ts';
import { findEntrant } from '../competitions.ts';
import { isDeadHeat, readDeadHeat } from '../markets/leg-result.ts';
import { isOutright } from '../outright/outright-markets.ts';
import { type SportsText, textKeyOf } from './sports-texts.ts';

/** What a market is called by. */
export type MarketNaming = Pick<MarketView, 'code' | 'line' | 'line_kind'>;
export type Sides = Pick<MatchHeadView, 'home' | 'away'>;

/** The names of two sides, whole or in three letters. */
export interface SideNames {
  readonly home: string;
  readonly away: string;
}

export function namesOf({ home, away }: NamedSides): SideNames {
  return { home: home.name, away: away.name };
}

type NamedSides = {
  readonly [Side in keyof Sides]: Pick<Sides[Side], 'name' | 'short'>;
};

export function marketName(text: SportsText, { code, line }: MarketNaming, names: SideNames): string {
  const key = textKeyOf(`market_${code}`);
  return key ? text(key, { n: line, home: names.home, away: names.away }) : code;
}

/** With its line, where several markets of a kind stand beside each other. */
export function marketNameWithLine(text: SportsText, naming: MarketNaming, names: SideNames): string {
  const name = marketName(text, naming, names);
  if (naming.line_kind !== 'quarters') return name;
  return `${name} ${naming.code.includes('total') ? lineOf(naming.line) : signedLine(naming.line)}`;
}

/** Quarters of what is counted as a line: "2.5", "0.75", "0". */
export function lineOf(quarters: number): string {
  return String(quarters / 4).replace('-', '−');
}

export function signedLine(quarters: number): string {
  return quarters > 0 ? `+${lineOf(quarters)}` : lineOf(quarters);
}

/** What a player bets on, in words that stand for themselves. */
export function outcomeName(
  text: SportsText,
  { code, line, line_kind: lineKind }: MarketNaming,
  outcome: string,
  names: SideNames,
): string {
  if (isOutright(code)) return findEntrant(outcome)?.name ?? outcome;
  if (outcome === 'over' || outcome === 'under') return text(outcome, { line: lineOf(line) });
  if (outcome === 'home' || outcome === 'away' || outcome === 'draw')
    return sideWithLine(text, lineKind === 'quarters' ? line : null, outcome, names);
  if (outcome === 'none') return text(code === 'next_goal' ? 'no_goal' : 'neither');
  if (outcome === 'first' || outcome === 'second') return text(`${outcome}_half`);
  const plain = plainWords.find((word) => word === outcome);
  if (plain) return text(plain);
  const either = /^(home|draw)_(draw|away)$/.exec(outcome);
  if (either)
    return text('either', { one: sideName(text, either[1], names), other: sideName(text, either[2], names) });
  const lead = /^(home|away)_(\d[\d+-]*)$/.exec(outcome);
  if (lead) {
    const by = code === 'winning_points' ? 'by_points' : 'by_goals';
    return text(by, { club: sideName(text, lead[1], names), n: (lead[2] ?? '').replace('-', '–') });
  }
  const both = /^(home|draw|away)\/(home|draw|away)$/.exec(outcome);
  if (both) return `${sideName(text, both[1], names)} / ${sideName(text, both[2], names)}`;
  return outcome;
}

const plainWords = ['yes', 'no', 'odd', 'even', 'other'] as const;

/** The line is what the home side is given: the away side has the opposite, and a draw is one with it. */
function sideWithLine(
  text: SportsText,
  line: number | null,
  outcome: 'home' | 'away' | 'draw',
  names: SideNames,
): string {
  const side = sideName(text, outcome, names);
  if (line === null) return side;
  if (outcome === 'draw') return `${side} (${names.home} ${signedLine(line)})`;
  return `${side} ${signedLine(outcome === 'home' ? line : -line)}`;
}

/** As a board has room for it: 1, X, 2, the line of a side, the line of a total. */
export function shortOutcome(
  text: SportsText,
  { code, line, line_kind: lineKind }: MarketNaming,
  outcome: string,
): string {
  // beside its club's name already
  if (isOutright(code)) return '';
  if (outcome === 'over' || outcome === 'under') return text(outcome, { line: lineOf(line) });
  if (lineKind === 'quarters' && outcome === 'home') return signedLine(line);
  if (lineKind === 'quarters' && outcome === 'away') return signedLine(-line);
  const signs: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' };
  return signs[outcome] ?? outcome;
}

function sideName(text: SportsText, side: string | undefined, names: SideNames): string {
  if (side === 'home') return names.home;
  return side === 'away' ? names.away : text('draw');
}

export function resultName(text: SportsText, result: LegResultView): string {
  if (isDeadHeat(result)) return text('result_dead_heat', readDeadHeat(result));
  return text(`result_${result}`);
}

export function eventName(
  text: SportsText,
  { kind, side, shirt, player }: Pick<MatchEventView, 'kind' | 'side'> & Partial<MatchEventView>,
  names: SideNames,
): string {
  const key = textKeyOf(`event_${kind}`);
  const event = key ? text(key, { club: side ? names[side] : '' }) : kind;
  return player ? `${event} · ${shirt} ${player}` : event;
}

/** What the clock of a match says. */
export function clockWords(text: SportsText, { period, label }: Pick<ClockView, 'period' | 'label'>): string {
  return period === 'set' || period === 'map' ? text(`${period}_n`, { n: label }) : label;
}

export function kindName(text: SportsText, kind: string, legs: number): string {
  if (kind === 'single' || kind === 'each_way') return text(`kind_${kind}`);
  return kind === 'multiple' ? text('kind_multiple', { n: legs }) : systemName(text, kind);
}

/** "2 of 3", or a name that the trade has for it. */
export function systemName(text: SportsText, kind: string): string {
  const plain = /^(\d+)\/(\d+)$/.exec(kind);
  if (plain) return text('system_of', { size: plain[1] ?? '', legs: plain[2] ?? '' });
  const key = textKeyOf(`system_${kind}`);
  return key ? text(key) : kind;
}
