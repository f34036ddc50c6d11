import { useSearchParams } from 'react-router';
import type { MovingStep, OfficeCalls } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { addressBelow } from './report-address.ts';
import { ReportHead } from './report-head.tsx';
import { useLineName } from './use-line-name.ts';
import { useReport } from './use-report.ts';

type Movement = OfficeCalls['/report/movements']['data']['list'][number];

/** By game where the address says nothing. */
const steps = ['game', 'member', 'provider'] as const satisfies readonly MovingStep[];

/** Whose GGR has changed most against as many days before. */
export function MovementsPage() {
  const t = useTranslate('reports');
  const address = useSearchParams()[0];
  const { filters, by, ask } = useReport<MovingStep>(steps);
  const { data, refusal, again, isAsking } = useRead(reads.of('/report/movements', { by, ...ask }), {
    keepsLast: true,
  });
  return (
    <>
      <ReportHead
        note={
          data ? t('movements_note', { from: data.before.from, to: data.before.to }) : t('view.movements')
        }
      />
      <FilterBar filters={filters} />
      <DataTable
        key={by}
        label={t('view.movements')}
        list={{
          items: data?.list,
          problem: refusal?.message ?? null,
          isAsking,
          hasMore: false,
          more: () => {},
          again,
        }}
        columns={useColumns(by)}
        idOf={({ key, currency }) => `${key} ${currency}`}
        to={(line) => addressBelow(address, { by, from: ask.from, to: ask.to }, line)}
        empty={<Empty icon="chart">{t('movements_none')}</Empty>}
      />
    </>
  );
}

function useColumns(by: MovingStep): [Column<Movement>, ...Column<Movement>[]] {
  const t = useTranslate('reports');
  const p = useTranslate('parts');
  const nameOf = useLineName(by);
  const money = (
    id: string,
    name: string,
    amountOf: (line: Movement) => string,
    isChange = false,
  ): Column<Movement> => ({
    ...{ id, name },
    isFigure: true,
    cell: (line) => <Amount amount={amountOf(line)} currency={line.currency} isChange={isChange} />,
  });
  return [
    { id: 'what', name: t(`by.${by}`), cell: nameOf },
    { id: 'currency', name: p('currency'), cell: ({ currency }) => currency },
    money('change', t('change'), ({ change }) => change, true),
    money('ggr', t('ggr'), ({ ggr }) => ggr),
    money('before', t('ggr_before'), ({ ggr_before: before }) => before),
    money('turnover', t('turnover'), ({ turnover }) => turnover),
    money('turnover_before', t('turnover_before'), ({ turnover_before: before }) => before),
  ];
}
