import './proxy.css';
import { useState } from 'react';
import { Checkbox, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { formatDay } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { AskedDaysFields, thisMonth, type AskedDays } from './asked-days.tsx';
import { hallWord } from './hall-word.ts';
import { PlayedFigures } from './played-figures.tsx';
import { ReadFailed } from './read-failed.tsx';

export const namespaces = ['proxy'] as const;

/** What was played below the agent, day by day and by hall. */
export function Part() {
  const t = useTranslate('proxy');
  const [days, setDays] = useState(thisMonth);
  const [onlyOwn, setOnlyOwn] = useState(false);
  return (
    <div className="proxy-sections">
      <div className="member-panel proxy-search">
        <AskedDaysFields days={days} onChange={setDays} />
        <Checkbox
          label={t('figures.only_own')}
          checked={onlyOwn}
          onChange={(event) => setOnlyOwn(event.target.checked)}
        />
      </div>
      <Days key={JSON.stringify([days, onlyOwn])} asked={{ ...days, only_own: onlyOwn }} />
    </div>
  );
}

function Days({ asked }: { asked: AskedDays & { only_own: boolean } }) {
  const t = useTranslate('proxy');
  const { language } = usePage();
  const { data, refusal, again } = useRead(reads.of('/agent/operations', asked));
  if (!data)
    return (
      <section className="member-panel" aria-busy={!refusal}>
        {refusal ? <ReadFailed again={again} /> : <Skeleton className="proxy-skeleton" />}
      </section>
    );
  const days = [...new Set(data.list.map(({ day }) => day))];
  return (
    <section className="member-panel proxy-panel">
      <p className="proxy-note">{t('figures.note')}</p>
      {days.length === 0 && <p>{t('figures.none')}</p>}
      {days.map((day) => (
        <section key={day}>
          <h2>{formatDay(day, language, 'UTC')}</h2>
          <ul>
            {data.list
              .filter((line) => line.day === day)
              .map((line) => (
                <li key={`${line.gt_id} ${line.currency}`} className="proxy-row">
                  <strong>
                    {hallWord(t, line.gt_id)} · {line.currency}
                  </strong>
                  <PlayedFigures played={line} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
