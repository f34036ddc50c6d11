import './cashier.css';
import { useParams, useSearchParams } from 'react-router';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { Age } from './age.tsx';
import { CashierHead } from './cashier-head.tsx';
import { RefundMark } from './refund-mark.tsx';

type Line = ItemOf<'/cashier/refunds'>;

/** What the house gives back of a site's deposits: what is not decided, the oldest on top, or all. */
export function RefundList() {
  const t = useTranslate('cashier');
  const siteId = Number(useParams().siteId);
  const filters = useFilters();
  const isAll = readFilters(filters, useSearchParams()[0]).state === 'all';
  const list = useList('/cashier/refunds', { site_id: siteId, ...(!isAll && { state: 'open' as const }) });
  return (
    <>
      <CashierHead note={t('refunds_note')} />
      <FilterBar filters={filters} />
      <DataTable
        label={t('refunds')}
        list={list}
        columns={useColumns()}
        idOf={(line) => line.refund_id}
        to={(line) => `/site/${siteId}/cashier/deposits/${line.order_number}`}
        empty={<Empty icon="check">{t(isAll ? 'refunds_none_all' : 'refunds_none')}</Empty>}
      />
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
      choices: (['open', 'all'] as const).map((state) => ({ value: state, name: t(`refund_${state}`) })),
      preset: 'open',
    },
  ];
}

function useColumns(): [Column<Line>, ...Column<Line>[]] {
  const t = useTranslate('cashier');
  return [
    { id: 'number', name: t('refund_number'), cell: (line) => line.refund_id },
    { id: 'state', name: t('state'), cell: (line) => <RefundMark state={line.state} /> },
    { id: 'age', name: t('refund_since'), cell: (line) => <Age since={line.asked_at} /> },
    { id: 'member', name: t('member'), cell: (line) => line.member_account || `#${line.member_id}` },
    {
      id: 'amount',
      name: t('amount'),
      isFigure: true,
      cell: (line) => <Amount amount={line.amount} currency={line.currency} />,
    },
    { id: 'order', name: t('order'), cell: (line) => line.order_number },
    { id: 'service', name: t('service'), cell: (line) => line.psp_id },
    { id: 'why', name: t('claim_why'), cell: (line) => line.decision.reason },
  ];
}
