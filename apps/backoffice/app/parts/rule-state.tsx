import type { RiskOutcome, RiskRuleSet } from '@halls/contract/office';
import { StatusMark, type Tone } from './status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const toneOfState = {
  draft: 'quiet',
  shadow: 'waiting',
  live: 'good',
  ended: 'quiet',
} as const satisfies Record<RiskRuleSet['state'], Tone>;

/** How a version of rules for withdrawals stands. */
export function RuleState({ state }: { state: RiskRuleSet['state'] }) {
  const t = useTranslate('risk');
  return <StatusMark tone={toneOfState[state]}>{t(`state.${state}`)}</StatusMark>;
}

const toneOfOutcome = {
  approve: 'good',
  review: 'waiting',
  decline: 'bad',
} as const satisfies Record<RiskOutcome, Tone>;

/** What rules say of a withdrawal. */
export function RuleOutcome({ outcome }: { outcome: RiskOutcome }) {
  const t = useTranslate('risk');
  return <StatusMark tone={toneOfOutcome[outcome]}>{t(`outcome.${outcome}`)}</StatusMark>;
}
