import './cashier.css';
import { useParams, useSearchParams } from 'react-router';
import { reversalStates, type ReversalState } from '@halls/contract/office';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { Age } from './age.tsx';
import { CashierHead } from './cashier-head.tsx';
import { DebtList } from './debt-list.tsx';

type Line = ItemOf<'/cashier/reversals'>;

/** What was taken back of a site's deposits, the oldest that is not won back on top, and what members owe. */
export function ClaimList() {
  const t = useTranslate('cashier');
  const siteId = Number(useParams().siteId);
  const filters = useFilters();
  const { state } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/cashier/reversals', {
    site_id: siteId,
    ...(state && state !== 'all' && { state: state as ReversalState | 'open' }),
  });
  return (
    <>
      <CashierHead note={t('claims_note')} />
      <FilterBar filters={filters} />
      <DataTable
        label={t('claims')}
        list={list}
        columns={useColumns()}
        idOf={(line) => `${line.psp_id} ${line.reversal_ref}`}
        to={(line) => `/site/${siteId}/cashier/deposits/${line.order_number}`}
        empty={<Empty icon="check">{t('claims_none')}</Empty>}
      />
      <DebtList siteId={siteId} />
    </>
  );
}

function useFilters(): Filter[] {
  const t = useTranslate('cashier');
  return [
    {
      kind: 'choice',
      name: 'state',
      label: t('state'),
      choices: (['open', 'all', ...reversalStates] as const).map((state) => ({
        value: state,
        name: t(`claim_state.${state}`),
      })),
      preset: 'open',
    },
  ];
}

function useColumns(): [Column<Line>, ...Column<Line>[]] {
  const t = useTranslate('cashier');
  return [
    { id: 'order', name: t('order'), cell: (line) => line.order_number },
    { id: 'state', name: t('state'), cell: (line) => t(`claim_state.${line.state}`) },
    { id: 'age', name: t('claim_since'), cell: (line) => <Age since={line.told_at} /> },
    { id: 'member', name: t('member'), cell: (line) => line.member_account || `#${line.member_id}` },
    {
      id: 'amount',
      name: t('amount'),
      isFigure: true,
      cell: (line) => <Amount amount={line.amount} currency={line.currency} />,
    },
    {
      id: 'owed',
      name: t('claim_owed'),
      isFigure: true,
      cell: (line) => <Amount amount={line.owed} currency={line.currency} />,
    },
    {
      id: 'why',
      name: t('claim_why'),
      cell: (line) => [t(`claim_cause.${line.cause}`), line.reason].filter(Boolean).join(' · '),
    },
  ];
}
