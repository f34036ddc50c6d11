import './proxy.css';
import { Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { Share, ShareLine } from '#app/member/share.tsx';
import { Figure } from './figure.tsx';
import { ReadFailed } from './read-failed.tsx';

export const namespaces = ['proxy', 'share'] as const;

const promotionRead = reads.of('/agent/promotion', {});

/** By what the agent brings members, and how many have come by it. */
export function Part() {
  const t = useTranslate('proxy');
  const { data, refusal, again } = useRead(promotionRead);
  if (!data)
    return (
      <section className="member-panel" aria-busy={!refusal}>
        {refusal ? <ReadFailed again={again} /> : <Skeleton className="proxy-skeleton" />}
      </section>
    );
  return (
    <div className="proxy-sections">
      <section className="member-panel proxy-panel">
        <p>{t('promotion.note')}</p>
        <Share path={data.path} code={data.code}>
          {data.domains.map((host) => (
            <ShareLine key={host} name={t('promotion.domains')} text={host} />
          ))}
        </Share>
      </section>
      <section className="member-panel proxy-panel">
        <h2>{t('promotion.funnel', { days: data.days })}</h2>
        <dl className="proxy-figures">
          <Figure name={t('promotion.visitors')} value={data.visitors} />
          <Figure name={t('promotion.registrations')} value={data.registrations} />
          <Figure name={t('promotion.deposits')} value={data.depositors} />
        </dl>
        <p className="proxy-note">{t('promotion.visitors_hint')}</p>
      </section>
    </div>
  );
}
