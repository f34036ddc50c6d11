import type { TournamentState } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const toneOf: Readonly<Record<TournamentState, Tone>> = {
  coming: 'waiting',
  running: 'good',
  settling: 'waiting',
  frozen: 'waiting',
  paid: 'quiet',
  cancelled: 'quiet',
};

/** How a tournament stands. */
export function TournamentMark({ state }: { state: TournamentState }) {
  const t = useTranslate('tournaments');
  return <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>;
}
