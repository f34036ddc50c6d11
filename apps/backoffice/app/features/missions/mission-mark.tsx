import type { OfficeMission } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const toneOf: Readonly<Record<OfficeMission['state'], Tone>> = {
  coming: 'waiting',
  running: 'good',
  over: 'quiet',
  stopped: 'quiet',
};

/** How a mission stands. */
export function MissionMark({ state }: { state: OfficeMission['state'] }) {
  const t = useTranslate('missions');
  return <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>;
}
