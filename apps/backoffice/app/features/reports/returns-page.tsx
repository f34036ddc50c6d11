import { useSearchParams } from 'react-router';
import type { ReturnVerdict } from '@halls/contract/office';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Count } from '#app/parts/count.tsx';
import { Percent } from '#app/parts/percent.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { ExportButton } from '#app/records/export-button.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { addressBelow } from './report-address.ts';
import { ReportHead } from './report-head.tsx';
import { useLineName } from './use-line-name.ts';
import { useReport } from './use-report.ts';

type Game = ItemOf<'/report/returns'>;

const toneOf: Readonly<Record<ReturnVerdict, Tone>> = {
  too_little: 'quiet',
  not_promised: 'quiet',
  as_promised: 'good',
  below: 'bad',
  above: 'bad',
};

/** What games have paid back beside what they promise. */
export function ReturnsPage() {
  const t = useTranslate('reports');
  const address = useSearchParams()[0];
  const { filters, ask } = useReport(['game']);
  const list = useList('/report/returns', ask);
  const least = list.first?.least;
  return (
    <>
      <ReportHead
        note={t('returns_note', { rounds: least?.rounds ?? '', days: least?.member_days ?? '' })}
        actions={<ExportButton exported={{ list: 'returns', asked: ask }} />}
      />
      <FilterBar filters={filters} />
      <DataTable
        label={t('view.returns')}
        list={list}
        columns={useColumns()}
        idOf={({ key, currency }) => `${key} ${currency}`}
        to={(game) => addressBelow(address, { by: 'game', from: ask.from, to: ask.to }, game)}
        empty={<Empty icon="chart">{t('none')}</Empty>}
      />
    </>
  );
}

function useColumns(): [Column<Game>, ...Column<Game>[]] {
  const t = useTranslate('reports');
  const p = useTranslate('parts');
  const nameOf = useLineName('game');
  return [
    { id: 'game', name: t('by.game'), cell: nameOf },
    { id: 'currency', name: p('currency'), cell: ({ currency }) => currency },
    { id: 'rounds', name: t('rounds'), isFigure: true, cell: ({ rounds }) => <Count value={rounds} /> },
    {
      id: 'turnover',
      name: t('turnover'),
      isFigure: true,
      cell: ({ turnover, currency }) => <Amount amount={turnover} currency={currency} />,
    },
    { id: 'seen', name: t('seen'), isFigure: true, cell: ({ seen }) => <Percent value={seen} /> },
    {
      id: 'bounds',
      name: t('bounds'),
      isFigure: true,
      cell: ({ bounds }) => <Percent value={bounds?.low ?? null} to={bounds?.high ?? null} />,
    },
    {
      id: 'promised',
      name: t('promised'),
      isFigure: true,
      cell: ({ promised }) => <Percent value={promised?.from ?? null} to={promised?.to ?? null} />,
    },
    {
      id: 'verdict',
      name: t('verdict'),
      cell: ({ verdict }) => <StatusMark tone={toneOf[verdict]}>{t(`verdict.${verdict}`)}</StatusMark>,
    },
  ];
}
