import { useSearchParams } from 'react-router';
import { breakKinds, type BreakKind, type BreakState, type OfficeCalls } from '@halls/contract/office';
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

type Break = ItemOf<'/recon/breaks'>;

/** What books say differently: of a day, or of all days. */
export function BreakTable({
  ask,
  preset,
}: {
  ask: Pick<OfficeCalls['/recon/breaks']['body'], 'gp_id' | 'day'>;
  preset: 'to_do' | null;
}) {
  const t = useTranslate('reconciliation');
  const filters = useFilters(preset);
  const { state, kind } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/recon/breaks', {
    ...ask,
    ...(state && { state: state as BreakState | 'to_do' }),
    ...(kind && { kind: kind as BreakKind }),
  });
  const isOfDay = ask.day !== undefined;
  return (
    <>
      <FilterBar filters={filters} />
      <DataTable
        label={t('cases')}
        list={list}
        columns={useColumns(isOfDay)}
        idOf={({ break_id: id }) => String(id)}
        to={({ break_id: id }) => `/reconciliation/cases/${id}`}
        empty={<Empty icon="check">{t(isOfDay ? 'cases_none_of_day' : 'cases_none')}</Empty>}
      />
    </>
  );
}

function useFilters(preset: 'to_do' | null): Filter[] {
  const t = useTranslate('reconciliation');
  return [
    useBreakStateFilter(preset),
    {
      kind: 'choice',
      name: 'kind',
      label: t('kind'),
      choices: breakKinds.map((kind) => ({ value: kind, name: t(`kind.${kind}`) })),
    },
  ];
}

function useColumns(isOfDay: boolean): [Column<Break>, ...Column<Break>[]] {
  const t = useTranslate('reconciliation');
  const c = useTranslate('cases');
  const p = useTranslate('parts');
  const columns: [Column<Break>, ...Column<Break>[]] = [
    { id: 'case', name: t('case'), cell: ({ break_id: id }) => `#${id}` },
    { id: 'kind', name: t('kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    { id: 'state', name: c('state'), cell: ({ state }) => <BreakMark state={state} /> },
  ];
  if (!isOfDay)
    columns.push(
      { id: 'day', name: t('day'), cell: ({ day }) => day },
      { id: 'provider', name: p('provider'), cell: ({ gp_id: gpId }) => gpId },
    );
  return [
    ...columns,
    {
      id: 'member',
      name: t('member'),
      cell: ({ member, member_ref: ref }) => member?.member_account || ref,
    },
    { id: 'round', name: t('round'), cell: ({ round_id: id }) => (id === '' ? '–' : id) },
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
