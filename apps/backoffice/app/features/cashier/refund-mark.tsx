import type { RefundState } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const toneOf: Readonly<Record<RefundState, Tone>> = {
  asked: 'waiting',
  sending: 'waiting',
  unknown: 'bad',
  paid: 'good',
  refused: 'quiet',
};

export function RefundMark({ state }: { state: RefundState }) {
  const t = useTranslate('cashier');
  return <StatusMark tone={toneOf[state]}>{t(`refund_state.${state}`)}</StatusMark>;
}
