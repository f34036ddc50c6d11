import { Panel } from '#app/parts/panel.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { listOf } from '#app/table/list-of.ts';
import type { SystemFigures } from './system-figures.ts';

type Job = SystemFigures['jobs'][number];

/** The jobs that this process runs. */
export function JobTable({ jobs }: { jobs: Job[] }) {
  const t = useTranslate('system');
  return (
    <Panel title={t('jobs')}>
      <DataTable
        label={t('jobs')}
        list={listOf(jobs)}
        columns={useColumns()}
        idOf={({ name }) => name}
        empty={<p>{t('no_jobs')}</p>}
      />
    </Panel>
  );
}

function useColumns(): [Column<Job>, ...Column<Job>[]] {
  const t = useTranslate('system');
  return [
    { id: 'job', name: t('job'), cell: ({ name }) => name },
    {
      id: 'state',
      name: t('state'),
      cell: ({ last_failed_at: failedAt, last_run_at: runAt }) =>
        failedAt !== null && failedAt >= runAt ? (
          <StatusMark tone="bad">{t('job_failed')}</StatusMark>
        ) : (
          <StatusMark tone="good">{t('job_runs')}</StatusMark>
        ),
    },
    {
      id: 'every',
      name: t('every'),
      isFigure: true,
      cell: ({ every_seconds: seconds }) => t('seconds', { count: seconds }),
    },
    { id: 'runs', name: t('runs'), isFigure: true, cell: ({ runs }) => runs },
    { id: 'failures', name: t('failures'), isFigure: true, cell: ({ failures }) => failures },
    { id: 'last', name: t('last_run'), cell: ({ last_run_at: at }) => <When at={at} /> },
  ];
}
