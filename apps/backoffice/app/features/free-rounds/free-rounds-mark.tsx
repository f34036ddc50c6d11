import type { FreeAwardState, OfficeFreeRounds } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const toneOf: Readonly<Record<FreeAwardState, Tone>> = {
  unknown: 'waiting',
  given: 'good',
  active: 'good',
  spent: 'quiet',
  expired: 'quiet',
  cancelled: 'bad',
  refused: 'bad',
};

export function FreeRoundsMark({ award }: { award: Pick<OfficeFreeRounds, 'state' | 'is_cancelling'> }) {
  const t = useTranslate('free_rounds');
  const isEnding = award.is_cancelling && ['unknown', 'given', 'active'].includes(award.state);
  if (isEnding) return <StatusMark tone="waiting">{t('cancelling')}</StatusMark>;
  return <StatusMark tone={toneOf[award.state]}>{t(`state.${award.state}`)}</StatusMark>;
}
