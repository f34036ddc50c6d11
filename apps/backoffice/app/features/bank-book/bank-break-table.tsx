import { useSearchParams } from 'react-router';
import {
  bankBreakKinds,
  type BankBreakKind,
  type BreakState,
  type OfficeCalls,
} from '@halls/contract/office';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { useBreakStateFilter } from '#app/records/break-filters.ts';
import { BreakMark } from '#app/records/break-mark.tsx';

type Break = ItemOf<'/bank-book/breaks'>;

/** What statements and our books say differently: of a day, or of all. */
export function BankBreakTable({
  ask,
  preset,
}: {
  ask: Pick<OfficeCalls['/bank-book/breaks']['body'], 'psp_id' | 'currency' | 'day'>;
  preset: 'to_do' | null;
}) {
  const t = useTranslate('bank_book');
  const filters: Filter[] = [
    useBreakStateFilter(preset),
    {
      kind: 'choice',
      name: 'kind',
      label: t('kind'),
      choices: bankBreakKinds.map((kind) => ({ value: kind, name: t(`kind.${kind}`) })),
    },
  ];
  const { state, kind } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/bank-book/breaks', {
    ...ask,
    ...(state && { state: state as BreakState | 'to_do' }),
    ...(kind && { kind: kind as BankBreakKind }),
  });
  return (
    <>
      <FilterBar filters={filters} />
      <DataTable
        label={t('cases')}
        list={list}
        columns={useColumns()}
        idOf={({ break_id: id }) => String(id)}
        to={({ break_id: id }) => `/bank-book/cases/${id}`}
        empty={<Empty icon="check">{t('cases_none')}</Empty>}
      />
    </>
  );
}

function useColumns(): [Column<Break>, ...Column<Break>[]] {
  const t = useTranslate('bank_book');
  const c = useTranslate('cases');
  return [
    { id: 'case', name: t('case'), cell: ({ break_id: id }) => `#${id}` },
    { id: 'kind', name: t('kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    { id: 'state', name: c('state'), cell: ({ state }) => <BreakMark state={state} /> },
    { id: 'book', name: t('service'), cell: ({ psp_id: id, currency }) => `${id} · ${currency}` },
    { id: 'day', name: t('day'), cell: ({ day }) => day },
    { id: 'order', name: t('order'), cell: ({ order_number: number }) => number ?? '–' },
    {
      id: 'difference',
      name: t('difference'),
      isFigure: true,
      cell: ({ difference, currency }) => <Amount amount={difference} currency={currency} isChange />,
    },
    { id: 'owner', name: c('owner'), cell: ({ owner }) => owner?.account ?? '–' },
    { id: 'changed', name: t('changed_at'), cell: ({ changed_at: at }) => <When at={at} /> },
  ];
}
