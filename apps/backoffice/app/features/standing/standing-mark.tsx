import { useState } from 'react';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { Maintenance } from './set-maintenance.tsx';
import { standingOf } from './standing-of.ts';

/** Open, shut, or open until a maintenance begins. */
export function StandingMark({ maintenance }: { maintenance: Maintenance }) {
  const t = useTranslate('standing');
  // as it stands when it is shown
  const [now] = useState(() => new Date().toISOString());
  const standing = standingOf(maintenance, now);
  const tones = { open: 'good', shut: 'bad', planned: 'waiting' } as const;
  return <StatusMark tone={tones[standing]}>{t(`state.${standing}`)}</StatusMark>;
}
