import type { ReconDay, ReconDayState } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const toneOfDay: Readonly<Record<ReconDayState, Tone>> = {
  under_way: 'waiting',
  agrees: 'good',
  differs: 'bad',
  no_list: 'quiet',
};

/** What a day has come to; one that differs and of which everything is resolved is no alarm any more. */
export function DayMark({ day }: { day: Pick<ReconDay, 'state' | 'open' | 'explained'> }) {
  const t = useTranslate('reconciliation');
  const isQuiet = day.state === 'differs' && day.open + day.explained === 0;
  return (
    <StatusMark tone={isQuiet ? 'quiet' : toneOfDay[day.state]}>
      {t(isQuiet ? 'day.all_resolved' : `day.${day.state}`)}
    </StatusMark>
  );
}
