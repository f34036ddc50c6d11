import './system-page.css';
import { reads, useRead } from '#app/api/reads.ts';
import { useReadAgain } from '#app/api/use-read-again.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { JobTable } from './job-table.tsx';
import { ProviderHealth } from './provider-health.tsx';
import { longestLagSeconds, type SystemFigures } from './system-figures.ts';

const lookAgainMs = 5_000;

/** How the process that answers stands, asked again every few seconds. */
export function SystemPage() {
  const t = useTranslate('system');
  const { data, refusal, again } = useRead(reads.of('/system/figures', {}), { keepsLast: true });
  useReadAgain(true, lookAgainMs, '/system/figures');
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <div className="system-blocks">
        <div className="system-panels">
          <ProcessPanel figures={data} />
          <CallPanel figures={data} />
          <FlowPanel figures={data} />
        </div>
        <ProviderHealth providers={data.providers} />
        <JobTable jobs={data.jobs} />
      </div>
    </>
  );
}

function ProcessPanel({ figures: { versions, started_at: startedAt, memory_bytes: memoryBytes } }: Figured) {
  const t = useTranslate('system');
  return (
    <Panel title={t('process')}>
      <Facts
        facts={[
          [t('product'), versions.product],
          ['Node.js', versions.node],
          ['PostgreSQL', versions.postgres],
          [t('started'), <When key="started" at={startedAt} />],
          [t('memory'), t('megabytes', { count: Math.round(memoryBytes / 1_000_000) })],
        ]}
      />
    </Panel>
  );
}

function CallPanel({ figures: { calls } }: Figured) {
  const t = useTranslate('system');
  return (
    <Panel title={t('calls')}>
      <Facts
        facts={calls.map((sum) => [
          t('minutes', { count: sum.minutes }),
          <>
            {sum.failed > 0 ? (
              <StatusMark tone="bad">{t('failed', { count: sum.failed })}</StatusMark>
            ) : (
              <StatusMark tone="good">{t('none_failed')}</StatusMark>
            )}
            <br />
            {t('call_sum', { count: sum.calls, refused: sum.refused })}
            <br />
            {t('call_times', { mean: sum.mean_ms.toFixed(1), longest: sum.longest_ms.toFixed(0) })}
          </>,
        ])}
      />
    </Panel>
  );
}

function FlowPanel({ figures: { outbox, pools } }: Figured) {
  const t = useTranslate('system');
  const isLate = outbox.oldest_seconds > longestLagSeconds;
  return (
    <Panel title={t('flow')}>
      <Facts
        facts={[
          [
            t('outbox'),
            <StatusMark key="outbox" tone={isLate ? 'bad' : 'good'}>
              {outbox.waiting === 0
                ? t('outbox_none')
                : t('outbox_lag', { count: outbox.waiting, seconds: outbox.oldest_seconds.toFixed(1) })}
            </StatusMark>,
          ],
          ...pools.map(({ pool, used, idle, waiting }): [string, React.ReactNode] => [
            t(pool === 'money' ? 'pool.money' : 'pool.calls'),
            <StatusMark key={pool} tone={waiting > 0 ? 'waiting' : 'good'}>
              {t('pool_use', { used, idle, waiting })}
            </StatusMark>,
          ]),
        ]}
      />
    </Panel>
  );
}

interface Figured {
  figures: SystemFigures;
}
