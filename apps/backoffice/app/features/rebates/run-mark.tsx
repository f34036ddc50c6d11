import type { OfficeRebateRun } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const toneOf: Readonly<Record<OfficeRebateRun['state'], Tone>> = {
  ...{ calculated: 'waiting', approved: 'waiting', paid: 'good', voided: 'quiet' },
};

export function RunMark({ state }: Pick<OfficeRebateRun, 'state'>) {
  const t = useTranslate('rebates');
  return <StatusMark tone={toneOf[state]}>{t(`run.state.${state}`)}</StatusMark>;
}

export function daysOfRun({
  first_day: first,
  last_day: last,
}: Pick<OfficeRebateRun, 'first_day' | 'last_day'>): string {
  return first === last ? first : `${first} – ${last}`;
}
