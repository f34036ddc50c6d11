import './reconciliation.css';
import { useSearchParams } from 'react-router';
import { reconDayStates, type ReconDay, type ReconDayState } from '@halls/contract/office';
import { useList } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Count } from '#app/parts/count.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { DayMark } from './recon-marks.tsx';
import { ReconHead } from './recon-head.tsx';

/** Days of providers, and whether their books and ours say the same. */
export function DaysPage() {
  const t = useTranslate('reconciliation');
  const p = useTranslate('parts');
  const filters: Filter[] = [
    { kind: 'text', name: 'provider', label: p('provider') },
    {
      kind: 'choice',
      name: 'state',
      label: t('state'),
      choices: reconDayStates.map((state) => ({ value: state, name: t(`day.${state}`) })),
    },
  ];
  const { provider = '', state } = readFilters(filters, useSearchParams()[0]);
  const gpId = provider.toUpperCase();
  const list = useList('/recon/days', {
    ...(/^GP[A-Z0-9]{2,3}$/.test(gpId) && { gp_id: gpId }),
    ...(state && { state: state as ReconDayState }),
  });
  return (
    <>
      <ReconHead note={t('days_note')} />
      <FilterBar filters={filters} />
      <DataTable
        label={t('days')}
        list={list}
        columns={useColumns()}
        idOf={({ gp_id: id, day }) => `${id} ${day}`}
        to={({ gp_id: id, day }) => `/reconciliation/days/${id}/${day}`}
        empty={<Empty icon="bank">{t('days_none')}</Empty>}
      />
    </>
  );
}

function useColumns(): [Column<ReconDay>, ...Column<ReconDay>[]] {
  const t = useTranslate('reconciliation');
  const c = useTranslate('cases');
  return [
    { id: 'day', name: t('day'), cell: ({ gp_id: gpId, day }) => `${gpId} · ${day}` },
    {
      id: 'state',
      name: t('state'),
      cell: (day) => (
        <span className="recon-lines">
          <DayMark day={day} />
          {day.why !== null && <span>{day.why}</span>}
        </span>
      ),
    },
    { id: 'open', name: c('state.open'), isFigure: true, cell: ({ open }) => <Count value={open} /> },
    {
      id: 'explained',
      name: c('state.explained'),
      isFigure: true,
      cell: ({ explained }) => <Count value={explained} />,
    },
    {
      id: 'ours',
      name: t('ggr_ours'),
      isFigure: true,
      cell: ({ sums }) => <Lines of={sums.map(({ currency, ours }) => [currency, ours.ggr])} />,
    },
    {
      id: 'theirs',
      name: t('ggr_theirs'),
      isFigure: true,
      cell: ({ sums }) => <Lines of={sums.map(({ currency, theirs }) => [currency, theirs.ggr])} />,
    },
    {
      id: 'difference',
      name: t('difference'),
      isFigure: true,
      cell: ({ sums }) => (
        <Lines of={sums.map(({ currency, difference }) => [currency, difference])} isChange />
      ),
    },
    {
      id: 'ended',
      name: t('compared_at'),
      cell: ({ ended_at: at }) => (at === null ? '–' : <When at={at} />),
    },
  ];
}

/** An amount for each currency. */
function Lines({
  of,
  isChange = false,
}: {
  of: readonly (readonly [ReconDay['sums'][number]['currency'], string])[];
  isChange?: boolean;
}) {
  if (of.length === 0) return '–';
  return (
    <span className="recon-lines">
      {of.map(([currency, amount]) => (
        <Amount key={currency} amount={amount} currency={currency} isChange={isChange} />
      ))}
    </span>
  );
}
