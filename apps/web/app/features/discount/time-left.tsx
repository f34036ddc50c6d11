import { useCallback, useSyncExternalStore } from 'react';
import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { useSecondsLeft } from '#app/forms/use-seconds-left.ts';
import { formatLeft } from '#app/page/format-left.ts';
import { usePage } from '#app/page/page-context.ts';

const lastDaysMs = 3 * 86_400_000;
const lookEveryMs = 60_000;

/** Counts the last three days of an offer down, over its picture; nothing before, and nothing once it is over. */
export function TimeLeft({ endAt }: { endAt: string | null }) {
  const untilMs = endAt === null ? Number.POSITIVE_INFINITY : Date.parse(endAt);
  return useIsNear(untilMs) ? <Countdown untilMs={untilMs} /> : null;
}

function Countdown({ untilMs }: { untilMs: number }) {
  const t = useTranslate('discount');
  const { language } = usePage();
  const seconds = useSecondsLeft(untilMs);
  if (seconds === 0) return null;
  return (
    <p className="time-left" role="timer">
      <Icon name="clock" />
      {t('left', { time: formatLeft(seconds, language) })}
    </p>
  );
}

/** Known in the browser alone: the page may have been made a while ago. */
function useIsNear(untilMs: number): boolean {
  const subscribe = useCallback((look: () => void) => {
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => untilMs - Date.now() < lastDaysMs,
    () => false,
  );
}
