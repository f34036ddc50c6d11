import './rebates.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { OfficeRebatePlan } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { RebatesHead } from './rebates-head.tsx';
import { useTermsWords } from './terms-words.ts';
import { WriteTerms } from './write-terms.tsx';

const toneOf = { over: 'quiet', in_force: 'good', coming: 'waiting' } as const;

/** What a site gives back, with the versions of the terms. */
export function PlanList() {
  const t = useTranslate('rebates');
  const siteId = Number(useParams().siteId);
  const may = useMay()('promotion.edit', siteId);
  const [written, setWritten] = useState<OfficeRebatePlan | 'new' | null>(null);
  const { data, refusal, again } = useRead(reads.of('/rebate/plans', { site_id: siteId }));
  return (
    <>
      <RebatesHead
        actions={
          may && (
            <Button kind="action" onClick={() => setWritten('new')}>
              {t('plan.new')}
            </Button>
          )
        }
      />
      {!data && (refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />)}
      {data?.list.length === 0 && <Empty icon="refresh">{t('plan.none')}</Empty>}
      <div className="rebates-panels">
        {data?.list.map((plan) => (
          <PlanPanel key={plan.plan_id} plan={plan} onWrite={may ? () => setWritten(plan) : null} />
        ))}
      </div>
      {written && (
        <WriteTerms
          siteId={siteId}
          plan={written === 'new' ? null : written}
          onClose={() => setWritten(null)}
        />
      )}
    </>
  );
}

function PlanPanel({ plan, onWrite }: { plan: OfficeRebatePlan; onWrite: (() => void) | null }) {
  const t = useTranslate('rebates');
  const wordsOf = useTermsWords();
  const title = `${t(`kind.${plan.kind}`)} · ${plan.currency} · ${t(`period.${plan.period}`)}`;
  return (
    <Panel
      title={title}
      actions={
        onWrite && (
          <Button size="small" aria-label={`${t('plan.again')}: ${title}`} onClick={onWrite}>
            {t('plan.again')}
          </Button>
        )
      }
    >
      <div className="rebates-body">
        {plan.versions.map((version) => (
          <section key={version.version}>
            <p>
              <StatusMark tone={toneOf[version.state]}>{t(`state.${version.state}`)}</StatusMark>{' '}
              {t('version', { version: version.version, day: version.from_day })}
            </p>
            <ul>
              {wordsOf(version.terms, plan.currency).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}
