import './rebates.css';
import { useParams } from 'react-router';
import type { OfficeRebateRun } from '@halls/contract/office';
import { useList } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Count } from '#app/parts/count.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { RebatesHead } from './rebates-head.tsx';
import { daysOfRun, RunMark } from './run-mark.tsx';

/** What was calculated, the latest first. */
export function RunList() {
  const t = useTranslate('rebates');
  const siteId = Number(useParams().siteId);
  return (
    <>
      <RebatesHead />
      <DataTable
        label={t('tab.runs')}
        list={useList('/rebate/runs', { site_id: siteId })}
        columns={useColumns()}
        idOf={(run) => String(run.run_id)}
        to={(run) => `/site/${siteId}/rebates/runs/${run.run_id}`}
        empty={<Empty icon="refresh">{t('run.none')}</Empty>}
      />
    </>
  );
}

function useColumns(): [Column<OfficeRebateRun>, ...Column<OfficeRebateRun>[]] {
  const t = useTranslate('rebates');
  return [
    { id: 'days', name: t('run.days'), cell: daysOfRun },
    { id: 'kind', name: t('kind'), cell: ({ kind, currency }) => `${t(`kind.${kind}`)} · ${currency}` },
    { id: 'state', name: t('run.state'), cell: ({ state }) => <RunMark state={state} /> },
    {
      id: 'amount',
      name: t('run.amount'),
      isFigure: true,
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
    },
    {
      id: 'members',
      name: t('run.members'),
      isFigure: true,
      cell: ({ members }) => <Count value={members} />,
    },
    {
      id: 'differences',
      name: t('run.differences'),
      isFigure: true,
      cell: (run) => <Count value={run.difference_lines} />,
    },
    {
      id: 'waiting',
      name: t('run.waiting'),
      isFigure: true,
      cell: ({ waiting }) => <Count value={waiting} />,
    },
    {
      id: 'calculated',
      name: t('run.calculated_at'),
      cell: (run) => <When at={run.calculated_at} />,
    },
  ];
}
