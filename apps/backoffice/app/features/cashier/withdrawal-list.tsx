import './cashier.css';
import { useParams, useSearchParams } from 'react-router';
import { officeWithdrawalStates, type OfficeWithdrawalState } from '@halls/contract/office';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, readSort, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { Age } from './age.tsx';
import { CashierHead } from './cashier-head.tsx';
import { WithdrawalMark } from './withdrawal-mark.tsx';

type Line = ItemOf<'/cashier/withdrawals'>;

/** A site's withdrawals; those that somebody has to do something for first, the longest waiting on top. */
export function WithdrawalList() {
  const t = useTranslate('cashier');
  const siteId = Number(useParams().siteId);
  const filters: Filter[] = [
    { kind: 'search', name: 'q', label: t('out_search') },
    {
      kind: 'choice',
      name: 'state',
      label: t('state'),
      choices: [
        { value: 'waiting', name: t('state.waiting') },
        { value: 'all', name: t('state.all') },
        ...officeWithdrawalStates.map((state) => ({ value: state, name: t(`out_state.${state}`) })),
      ],
      preset: 'waiting',
    },
  ];
  const address = useSearchParams()[0];
  const { state, q } = readFilters(filters, address);
  const sort = readSort(address, ['time', 'amount']);
  const list = useList('/cashier/withdrawals', {
    site_id: siteId,
    ...(q ? { query: q } : state !== 'all' && { state: state as OfficeWithdrawalState | 'waiting' }),
    ...(sort && { sort }),
  });
  return (
    <>
      <CashierHead note={t('out_note')} />
      <FilterBar filters={filters} />
      <DataTable
        label={t('withdrawals')}
        list={list}
        columns={useColumns()}
        idOf={(line) => line.order_number}
        to={(line) => `/site/${siteId}/cashier/withdrawals/${line.order_number}`}
        empty={<Empty icon="check">{t(q ? 'withdrawals_not_found' : 'withdrawals_none')}</Empty>}
      />
    </>
  );
}

function useColumns(): [Column<Line>, ...Column<Line>[]] {
  const t = useTranslate('cashier');
  return [
    { id: 'order', name: t('order'), cell: (line) => line.order_number },
    { id: 'state', name: t('state'), cell: (line) => <WithdrawalMark state={line.state} /> },
    { id: 'age', sort: 'time', name: t('age'), cell: (line) => <Age since={line.changed_at} /> },
    { id: 'member', name: t('member'), cell: (line) => line.member_account || `#${line.member_id}` },
    {
      id: 'amount',
      sort: 'amount',
      name: t('amount'),
      isFigure: true,
      cell: (line) => <Amount amount={line.amount} currency={line.currency} />,
    },
    { id: 'to', name: t('paid_to'), cell: (line) => `${line.bank_name} ···· ${line.number_end}` },
    { id: 'created', name: t('created_at'), cell: (line) => <When at={line.created_at} /> },
  ];
}
