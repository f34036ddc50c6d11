import type { GrantState } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const toneOf: Readonly<Record<GrantState, Tone>> = {
  queued: 'waiting',
  active: 'good',
  settling: 'waiting',
  completed: 'good',
  forfeited: 'quiet',
  expired: 'quiet',
  spent: 'quiet',
  voided: 'bad',
};

export function BonusMark({ state }: { state: GrantState }) {
  const t = useTranslate('bonuses');
  return <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>;
}
