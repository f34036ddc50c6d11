import { useParams } from 'react-router';
import type { OfficeStatement } from '@halls/contract/office';
import { useList } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { AgentsHead } from './agents-head.tsx';

/** What each agent has earned in a month. */
export function PeriodPage() {
  const t = useTranslate('agents');
  const siteId = Number(useParams().siteId);
  const periodId = Number(useParams().periodId);
  return (
    <>
      <AgentsHead />
      <DataTable
        label={t('period.statements')}
        list={useList('/agent/period-statements', { site_id: siteId, period_id: periodId })}
        columns={useColumns()}
        idOf={({ agent }) => String(agent.member_id)}
        to={({ agent }) => `/site/${siteId}/agents/periods/${periodId}/${agent.member_id}`}
        empty={<Empty icon="users">{t('period.no_statements')}</Empty>}
      />
    </>
  );
}

function useColumns(): [Column<OfficeStatement>, ...Column<OfficeStatement>[]] {
  const t = useTranslate('agents');
  return [
    { id: 'agent', name: t('account'), cell: ({ agent }) => agent.member_account },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => (
        <StatusMark tone={state === 'paid' ? 'good' : 'waiting'}>{t(`statement.state.${state}`)}</StatusMark>
      ),
    },
    {
      id: 'amount',
      name: t('statement.amount'),
      isFigure: true,
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
    },
  ];
}
