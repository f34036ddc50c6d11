import './proxy.css';
import { useState } from 'react';
import { Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { AskedDaysFields, thisMonth, type AskedDays } from './asked-days.tsx';
import { Figure } from './figure.tsx';
import { PlayedFigures } from './played-figures.tsx';
import { ReadFailed } from './read-failed.tsx';

export const namespaces = ['proxy'] as const;

/** Who is at each level below the agent, and what was played there. */
export function Part() {
  const [days, setDays] = useState(thisMonth);
  return (
    <div className="proxy-sections">
      <div className="member-panel proxy-search">
        <AskedDaysFields days={days} onChange={setDays} />
      </div>
      <Levels key={JSON.stringify(days)} asked={days} />
    </div>
  );
}

function Levels({ asked }: { asked: AskedDays }) {
  const t = useTranslate('proxy');
  const { data, refusal, again } = useRead(reads.of('/agent/levels', asked));
  if (!data)
    return (
      <section className="member-panel" aria-busy={!refusal}>
        {refusal ? <ReadFailed again={again} /> : <Skeleton className="proxy-skeleton" />}
      </section>
    );
  return (
    <>
      {data.list.map(({ level, members, agents, played }) => (
        <section key={level} className="member-panel proxy-panel">
          <h2>{t('figures.level', { level })}</h2>
          <dl className="proxy-figures">
            <Figure name={t('downline.members')} value={members} />
            <Figure name={t('downline.agents')} value={agents} />
          </dl>
          {played.length === 0 && <p>{t('figures.none')}</p>}
          {played.map((sums) => (
            <div key={sums.currency} className="proxy-row">
              <strong>{sums.currency}</strong>
              <PlayedFigures played={sums} />
            </div>
          ))}
        </section>
      ))}
      <p className="proxy-note">{t('figures.note')}</p>
    </>
  );
}
