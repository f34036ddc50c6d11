import './proxy.css';
import { Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { PlanView } from './plan-view.tsx';
import { ReadFailed } from './read-failed.tsx';

export const namespaces = ['proxy'] as const;

const planRead = reads.of('/agent/plan', {});

/** By what the agent earns. */
export function Part() {
  const t = useTranslate('proxy');
  const { data, refusal, again } = useRead(planRead);
  if (data?.plan) return <PlanView plan={data.plan} />;
  return (
    <section className="member-panel" aria-busy={!data && !refusal}>
      {data && <p>{t('plan.none')}</p>}
      {!data && (refusal ? <ReadFailed again={again} /> : <Skeleton className="proxy-skeleton" />)}
    </section>
  );
}
