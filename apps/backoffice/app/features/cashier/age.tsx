import { useEffect, useState } from 'react';
import { localeOf } from '@halls/contract';
import { useLanguage } from '#app/texts/texts.ts';
import { ageOf } from './age-of.ts';

const minuteMs = 60_000;

/** How long something has been so, in its largest unit; it grows while it is looked at. */
export function Age({ since }: { since: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(tick);
  }, []);
  const { value, unit } = ageOf(new Date(since), now);
  const format = new Intl.NumberFormat(localeOf(useLanguage()), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    numberingSystem: 'latn',
  });
  return (
    <time dateTime={since} title={since}>
      {format.format(value)}
    </time>
  );
}
