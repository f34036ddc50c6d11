import './ledger.css';
import { useParams, useSearchParams } from 'react-router';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { Views } from '#app/records/views.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { useKindName } from './ledger-names.ts';
import { LedgerTabs } from './ledger-tabs.tsx';
import { useMoment, useMomentFilter } from './use-moment.ts';

type Listed = ItemOf<'/ledger/transactions'>;

/** A site's transactions, the newest first, or those that a number or key is known of. */
export function TransactionList() {
  const t = useTranslate('ledger');
  const siteId = Number(useParams().siteId);
  const at = useMoment();
  const filters: Filter[] = [{ kind: 'search', name: 'q', label: t('search') }, useMomentFilter()];
  const { q } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/ledger/transactions', {
    site_id: siteId,
    ...(q && { query: q }),
    ...(at !== undefined && { at }),
  });
  return (
    <>
      <LedgerTabs siteId={siteId} />
      <Views list="transactions" />
      <FilterBar filters={filters} />
      <DataTable
        label={t('tab.transactions')}
        list={list}
        columns={useColumns(siteId)}
        idOf={({ transaction_id: id }) => String(id)}
        to={({ transaction_id: id }) => `/site/${siteId}/ledger/transactions/${id}`}
        empty={<Empty icon="bank">{t('transactions_none')}</Empty>}
      />
    </>
  );
}

function useColumns(siteId: number): [Column<Listed>, ...Column<Listed>[]] {
  const t = useTranslate('ledger');
  const p = useTranslate('parts');
  const kindName = useKindName();
  return [
    { id: 'number', name: t('number'), cell: (one) => one.transaction_id },
    { id: 'kind', name: t('kind'), cell: (one) => kindName(one.kind) },
    { id: 'at', name: p('at'), cell: (one) => <When at={one.at} /> },
    {
      id: 'member',
      name: t('member'),
      cell: ({ member }) =>
        member ? (
          <EntityLink target={`member/${member.member_id}`} siteId={siteId} name={member.member_account} />
        ) : (
          '–'
        ),
    },
    {
      id: 'amount',
      name: p('amount'),
      isFigure: true,
      cell: (one) => <Amount amount={one.amount} currency={one.currency} isChange={one.member !== null} />,
    },
    { id: 'scope', name: t('scope'), cell: (one) => one.scope },
    { id: 'key', name: t('key'), cell: (one) => one.key },
  ];
}
