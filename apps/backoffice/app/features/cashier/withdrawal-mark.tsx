import type { OfficeWithdrawalState } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const toneOf: Readonly<Record<OfficeWithdrawalState, Tone>> = {
  requested: 'waiting',
  screening: 'waiting',
  review: 'bad',
  approved: 'waiting',
  sending: 'waiting',
  unknown: 'bad',
  paid: 'good',
  declined: 'waiting',
  rejected: 'waiting',
  bounced: 'waiting',
  returned: 'quiet',
};

export function WithdrawalMark({ state }: { state: OfficeWithdrawalState }) {
  const t = useTranslate('cashier');
  return <StatusMark tone={toneOf[state]}>{t(`out_state.${state}`)}</StatusMark>;
}
