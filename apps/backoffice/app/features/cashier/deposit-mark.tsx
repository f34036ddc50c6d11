import type { OfficeDepositState } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const toneOf: Readonly<Record<OfficeDepositState, Tone>> = {
  opening: 'waiting',
  opening_unknown: 'bad',
  open: 'waiting',
  processing: 'waiting',
  credited: 'good',
  refused: 'quiet',
  expired: 'quiet',
  failed: 'quiet',
  review: 'bad',
  returning: 'bad',
  returned: 'quiet',
  reversed: 'quiet',
};

export function DepositMark({ state }: { state: OfficeDepositState }) {
  const t = useTranslate('cashier');
  return <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>;
}
