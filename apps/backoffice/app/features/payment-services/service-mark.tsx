import type { OfficePaymentService } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Standing = Pick<OfficePaymentService, 'state' | 'drained'>;
type Drained = NonNullable<Standing['drained']>;

const toneOf: Readonly<Record<OfficePaymentService['state'], Tone>> = {
  active: 'good',
  draining: 'waiting',
  paused: 'waiting',
  off: 'quiet',
};

/** What operators have set stands above what it does by itself. */
export function isDrained({ state, drained }: Standing): boolean {
  return state === 'active' && drained !== null;
}

export function ServiceMark(service: Standing) {
  const t = useTranslate('payment_services');
  if (isDrained(service)) return <StatusMark tone="bad">{t('state_drained')}</StatusMark>;
  return <StatusMark tone={toneOf[service.state]}>{t(`state.${service.state}`)}</StatusMark>;
}

/** Of how many members it is said that a service does badly. */
export function DrainedWhy({ why, part, of }: Pick<Drained, 'why' | 'part' | 'of'>) {
  return useTranslate('payment_services')(`drained_why.${why}`, { part, of });
}
