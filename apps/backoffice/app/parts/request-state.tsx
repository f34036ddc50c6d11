import type { OfficeCalls } from '@halls/contract/office';
import { useTranslate } from '#app/texts/texts.ts';
import { StatusMark, type Tone } from './status-mark.tsx';

export type RequestState = OfficeCalls['/change-request/vote']['data']['state'];

export const requestStates: readonly RequestState[] = [
  'pending',
  'applied',
  'failed',
  'rejected',
  'withdrawn',
  'expired',
  'stale',
];

const toneOf: Readonly<Record<RequestState, Tone>> = {
  pending: 'waiting',
  applied: 'good',
  failed: 'bad',
  rejected: 'bad',
  withdrawn: 'quiet',
  expired: 'quiet',
  stale: 'quiet',
};

export function RequestStateMark({ state }: { state: RequestState }) {
  const t = useTranslate('approvals');
  return <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>;
}
