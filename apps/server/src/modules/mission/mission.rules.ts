import { formatMinor, readMinor, type Currency } from '@halls/contract';
import type { Mission as ShownMission, MissionFact } from '@halls/contract/mission';
import { longestMissionDays, type MissionTerms, type OfficeMission } from '@halls/contract/office';
import { readReward } from '#modules/promotion';
import type { NewMission } from './mission.repo.ts';

/** Days of the site, such as 2026-03-31, both included. */
interface MissionDays {
  readonly firstDay: string;
  readonly lastDay: string;
}

const dayMs = 24 * 60 * 60_000;
/** So many hundredths are once the stake. */
const timesScale = 2;
const highestCount = 1_000_000n;

export type Faults = Record<
  string,
  'error.field_format' | 'error.field_not_allowed' | 'error.field_required' | 'error.field_too_long'
>;

const looksAtGames: ReadonlySet<MissionFact> = new Set(['turnover', 'rounds', 'win']);
const looksAtRounds: ReadonlySet<MissionFact> = new Set(['rounds', 'win']);
const isMoney: ReadonlySet<MissionFact> = new Set(['turnover', 'deposits']);

/** What an operator has written, or what is wrong with it by field. */
export function readTerms(
  terms: MissionTerms & { readonly site_id: number },
  now: Date,
): { readonly mission: NewMission } | { readonly faults: Faults } {
  const { fact, currency } = terms;
  const faults: Faults = {};
  const read = (name: string, value: bigint | null): bigint => {
    if (value === null) faults[name] = 'error.field_format';
    else if (value === 0n) faults[name] = 'error.field_not_allowed';
    return value ?? 0n;
  };
  const days = (Date.parse(terms.last_day) - Date.parse(terms.first_day)) / dayMs + 1;
  if (days < 1) faults.last_day = 'error.field_not_allowed';
  else if (days > longestMissionDays) faults.last_day = 'error.field_too_long';
  for (const name of ['gt_id', 'gp_id'] as const)
    if (terms[name] !== undefined && !looksAtGames.has(fact)) faults[name] = 'error.field_not_allowed';
  const { least_stake: leastStake } = terms;
  if (looksAtRounds.has(fact) && leastStake === undefined) faults.least_stake = 'error.field_required';
  if (!looksAtRounds.has(fact) && leastStake !== undefined) faults.least_stake = 'error.field_not_allowed';
  const mission: NewMission = {
    ...{ siteId: terms.site_id, currency, title: terms.title, words: terms.text },
    ...{ firstDay: terms.first_day, lastDay: terms.last_day, period: terms.period, fact },
    target: read('target', readTarget(fact, terms.target, currency)),
    ...{ gtId: terms.gt_id ?? null, gpId: terms.gp_id ?? null },
    leastStakeMinor: leastStake === undefined ? null : read('least_stake', readMinor(leastStake, currency)),
    amountMinor: read('amount', readMinor(terms.amount, currency)),
    ...readReward(terms.reward),
    budgetMinor: read('budget', readMinor(terms.budget, currency)),
    createdAt: now,
  };
  if (!faults.budget && !faults.amount && mission.budgetMinor < mission.amountMinor)
    faults.budget = 'error.field_not_allowed';
  return Object.keys(faults).length > 0 ? { faults } : { mission };
}

/** A target as it was typed in the unit of its fact; null where it is none. */
function readTarget(fact: MissionFact, typed: string, currency: Currency): bigint | null {
  if (isMoney.has(fact)) return readMinor(typed, currency);
  const [whole = '', hundredths = ''] = typed.split('.');
  if (fact === 'win') return BigInt(whole + hundredths.padEnd(timesScale, '0'));
  const count = hundredths === '' ? BigInt(whole) : null;
  return count !== null && count <= highestCount ? count : null;
}

/** A target or a progress in the unit of its fact. */
export function formatTarget(fact: MissionFact, value: bigint, currency: Currency): string {
  if (isMoney.has(fact)) return formatMinor(value, currency);
  if (fact !== 'win') return String(value);
  const digits = String(value).padStart(timesScale + 1, '0');
  return `${digits.slice(0, -timesScale)}.${digits.slice(-timesScale)}`;
}

export function stateOf({
  isClaimed,
  isReached,
  isUsedUp,
}: {
  readonly isClaimed: boolean;
  readonly isReached: boolean;
  readonly isUsedUp: boolean;
}): ShownMission['state'] {
  if (isClaimed) return 'claimed';
  if (isUsedUp) return 'used_up';
  return isReached ? 'reached' : 'open';
}

export function officeStateOf(
  { firstDay, lastDay }: MissionDays,
  today: string,
  isStopped: boolean,
): OfficeMission['state'] {
  if (isStopped) return 'stopped';
  if (today < firstDay) return 'coming';
  return today > lastDay ? 'over' : 'running';
}
