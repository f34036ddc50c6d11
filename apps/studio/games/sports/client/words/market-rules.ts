import type { SportsTextKey } from '../../words/locales/en.ts';
import { textKeyOf } from '../../words/sports-texts.ts';

/** Codes whose rule is another's; all others are ruled by what stands after the half or the thing that is counted. */
const sharedRules: Readonly<Record<string, string>> = {
  maps_score_of_five: 'maps_score',
  home_points_total: 'side_points_total',
  away_points_total: 'side_points_total',
  home_total: 'side_total',
  away_total: 'side_total',
  corners_home_total: 'side_total',
  corners_away_total: 'side_total',
  corners_total_first: 'total',
  cards_total_first: 'total',
  set1_winner: 'set_winner',
  set2_winner: 'set_winner',
  set1_total: 'set_total',
  set2_total: 'set_total',
  set1_score: 'games_of_set',
  set2_score: 'games_of_set',
};

/** A half, a quarter or a map, ruled as any other. */
const partOf = /^(half1|quarter\d|map\d)_/;

/** The text that says how a market is decided. */
export function ruleKeyOf(code: string): SportsTextKey | null {
  if (partOf.test(code)) return textKeyOf(`rule_${code.replace(partOf, 'part_')}`);
  const shared = sharedRules[code];
  if (shared) return textKeyOf(`rule_${shared}`);
  const whole = textKeyOf(`rule_${code}`);
  return whole ?? textKeyOf(`rule_${code.replace(/^(first|second|corners|cards|home|away)_/, '')}`);
}
