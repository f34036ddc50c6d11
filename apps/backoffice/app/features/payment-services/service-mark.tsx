import type { OfficePaymentService } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const toneOf: Readonly<Record<OfficePaymentService['state'], Tone>> = {
  active: 'good',
  draining: 'waiting',
  paused: 'waiting',
  off: 'quiet',
};

export function ServiceMark({ state }: Pick<OfficePaymentService, 'state'>) {
  const t = useTranslate('payment_services');
  return <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>;
}
