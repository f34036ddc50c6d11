import type { BreakState } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const toneOf: Readonly<Record<BreakState, Tone>> = { open: 'bad', explained: 'waiting', resolved: 'good' };

/** How a case stands. */
export function BreakMark({ state }: { state: BreakState }) {
  const t = useTranslate('cases');
  return <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>;
}
