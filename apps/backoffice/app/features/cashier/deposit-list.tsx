import './cashier.css';
import { useParams, useSearchParams } from 'react-router';
import { officeDepositStates, type OfficeDepositState } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Count } from '#app/parts/count.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { Views } from '#app/records/views.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, readSort, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { Age } from './age.tsx';
import { CashierHead } from './cashier-head.tsx';
import { DepositMark } from './deposit-mark.tsx';

type Line = ItemOf<'/cashier/deposits'>;

/** A site's deposits; those that somebody or a service has yet to decide first, the longest waiting on top. */
export function DepositList() {
  const t = useTranslate('cashier');
  const siteId = Number(useParams().siteId);
  const filters = useFilters();
  const address = useSearchParams()[0];
  const { state, q } = readFilters(filters, address);
  const sort = readSort(address, ['time', 'amount']);
  const list = useList('/cashier/deposits', {
    site_id: siteId,
    // who looks for a number wants it wherever it stands
    ...(state && state !== 'all' && !q && { state: state as OfficeDepositState | 'waiting' }),
    ...(q && { query: q }),
    ...(sort && { sort }),
  });
  return (
    <>
      <CashierHead note={t('note')} />
      <Waiting siteId={siteId} />
      <Views list="deposits" />
      <FilterBar filters={filters} />
      <DataTable
        label={t('deposits')}
        list={list}
        columns={useColumns()}
        idOf={(line) => line.order_number}
        to={(line) => `/site/${siteId}/cashier/deposits/${line.order_number}`}
        empty={<Empty icon="check">{t(q ? 'deposits_not_found' : 'deposits_none')}</Empty>}
      />
    </>
  );
}

function useFilters(): Filter[] {
  const t = useTranslate('cashier');
  return [
    { kind: 'search', name: 'q', label: t('search') },
    {
      kind: 'choice',
      name: 'state',
      label: t('state'),
      choices: (['waiting', 'all', ...officeDepositStates] as const).map((state) => ({
        value: state,
        name: t(`state.${state}`),
      })),
      preset: 'waiting',
    },
  ];
}

/** How much waits in which state, and for how long at most. */
function Waiting({ siteId }: { siteId: number }) {
  const t = useTranslate('cashier');
  const { data } = useRead(reads.of('/cashier/waiting', { site_id: siteId }));
  if (!data || data.list.length === 0) return null;
  return (
    <ul className="cashier-waiting" aria-label={t('waiting')}>
      {data.list.map(({ state, count, oldest_at: oldestAt }) => (
        <li key={state}>
          <DepositMark state={state} />
          <strong>
            <Count value={count} />
          </strong>
          <span>
            {t('oldest')} <Age since={oldestAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function useColumns(): [Column<Line>, ...Column<Line>[]] {
  const t = useTranslate('cashier');
  return [
    { id: 'order', name: t('order'), cell: (line) => line.order_number },
    { id: 'state', name: t('state'), cell: (line) => <DepositMark state={line.state} /> },
    { id: 'age', sort: 'time', name: t('age'), cell: (line) => <Age since={line.changed_at} /> },
    {
      id: 'member',
      name: t('member'),
      cell: (line) => line.member_account || `#${line.member_id}`,
    },
    {
      id: 'asked',
      sort: 'amount',
      name: t('asked'),
      isFigure: true,
      cell: ({ asked, currency }) => (asked === null ? '–' : <Amount amount={asked} currency={currency} />),
    },
    {
      id: 'received',
      name: t('received'),
      isFigure: true,
      cell: ({ received }) => (received === null ? '–' : <Amount {...received} />),
    },
    { id: 'service', name: t('service'), cell: (line) => `${line.psp_id} · ${line.method}` },
  ];
}
