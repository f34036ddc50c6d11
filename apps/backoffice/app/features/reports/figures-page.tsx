import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ReportStep } from '@halls/contract/office';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Count } from '#app/parts/count.tsx';
import { Percent } from '#app/parts/percent.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { ExportButton } from '#app/records/export-button.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { Totals } from './totals.tsx';
import { DaysChart } from './days-chart.tsx';
import { addressBelow, daysIn } from './report-address.ts';
import { ReportHead } from './report-head.tsx';
import { useLineName } from './use-line-name.ts';
import { shareOf } from './share-of.ts';
import { usePlayers } from './players.tsx';
import { useReport } from './use-report.ts';

type Line = ItemOf<'/report/figures'>;

/** By day where the address says nothing. */
const steps = ['day', 'site', 'hall', 'provider', 'game', 'member'] as const;

/** What was staked and paid, told apart by whatever one asks; each line opens down to what it is made of. */
export function FiguresPage() {
  const t = useTranslate('reports');
  const address = useSearchParams()[0];
  const { filters, by, ask } = useReport(steps);
  const list = useList('/report/figures', { by, ...ask });
  const { first } = list;
  const nameOf = useLineName(by);
  const players = usePlayers(by, ask, list.items ?? []);
  const columns = useColumns(by, nameOf, players.cell);
  return (
    <>
      <ReportHead
        note={
          first?.counted_until ? (
            <>
              {t('note')} {t('counted_until')} <When at={first.counted_until} />
            </>
          ) : (
            t('note')
          )
        }
        actions={<ExportButton exported={{ list: 'figures', asked: { by, ...ask } }} />}
      />
      <FilterBar filters={filters} />
      {first && <Totals totals={first.totals} players={players.totals} />}
      {by === 'day' && daysIn(ask) > 1 && first && first.totals.length > 0 && (
        <DaysChart ask={ask} currencies={first.totals.map(({ currency }) => currency)} />
      )}
      <DataTable
        key={by}
        label={t('by_label', { what: t(`by.${by}`) })}
        list={list}
        columns={columns}
        idOf={({ key, currency }) => `${key} ${currency}`}
        to={(line) => addressBelow(address, { by, from: ask.from, to: ask.to }, line)}
        empty={<Empty icon="chart">{t('none')}</Empty>}
      />
    </>
  );
}

function useColumns(
  by: ReportStep,
  nameOf: (line: Line) => string,
  playersOf: (line: Line) => ReactNode,
): [Column<Line>, ...Column<Line>[]] {
  const t = useTranslate('reports');
  const p = useTranslate('parts');
  const money = (id: string, name: string, amountOf: (line: Line) => string): Column<Line> => ({
    ...{ id, name },
    isFigure: true,
    cell: (line) => <Amount amount={amountOf(line)} currency={line.currency} />,
  });
  const change = (id: string, name: string, amountOf: (line: Line) => string): Column<Line> => ({
    ...{ id, name },
    isFigure: true,
    cell: (line) =>
      /[1-9]/.test(amountOf(line)) ? (
        <Amount amount={amountOf(line)} currency={line.currency} isChange />
      ) : (
        '–'
      ),
  });
  return [
    { id: 'what', name: t(`by.${by}`), cell: nameOf },
    { id: 'currency', name: p('currency'), cell: ({ currency }) => currency },
    { id: 'rounds', name: t('rounds'), isFigure: true, cell: ({ rounds }) => <Count value={rounds} /> },
    ...(by === 'member'
      ? []
      : [
          {
            id: 'members',
            name: t('members'),
            isFigure: true,
            cell: playersOf,
          },
        ]),
    money('turnover', t('turnover'), ({ turnover }) => turnover),
    money('valid', t('valid_turnover'), ({ valid_turnover: valid }) => valid),
    money('payout', t('payout'), ({ payout }) => payout),
    change('ggr', t('ggr'), ({ ggr }) => ggr),
    {
      id: 'share',
      name: t('share'),
      isFigure: true,
      cell: ({ ggr, turnover }) => <Percent value={shareOf(ggr, turnover)} />,
    },
    change('late', t('late'), ({ late_ggr: late }) => late),
  ];
}
