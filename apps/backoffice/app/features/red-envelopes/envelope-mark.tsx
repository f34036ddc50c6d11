import type { EnvelopeState } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const toneOf: Readonly<Record<EnvelopeState, Tone>> = {
  draft: 'quiet',
  announced: 'waiting',
  open: 'good',
  ended: 'quiet',
};

/** How an envelope stands. */
export function EnvelopeMark({ state }: { state: EnvelopeState }) {
  const t = useTranslate('red_envelopes');
  return <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>;
}
