import './ledger.css';
import { useParams, useSearchParams } from 'react-router';
import type { OfficeCalls } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { LedgerCheck } from './ledger-check.tsx';
import { useAccountName } from './ledger-names.ts';
import { LedgerTabs } from './ledger-tabs.tsx';
import { useMoment, useMomentFilter } from './use-moment.ts';

type InCurrency = OfficeCalls['/ledger/books']['data']['currencies'][number];
type HouseAccount = InCurrency['house'][number];

/** What all accounts of a site hold, now or at a moment: the members' in all, each of the house's, and that both come to zero. */
export function BooksPage() {
  const siteId = Number(useParams().siteId);
  const may = useMay();
  const at = useMoment();
  const { data, refusal, again } = useRead(
    reads.of('/ledger/books', { site_id: siteId, ...(at !== undefined && { at }) }),
    { keepsLast: true },
  );
  const checks = may('ledger.read', 'house') && <LedgerCheck />;
  return (
    <>
      <LedgerTabs siteId={siteId} />
      <FilterBar filters={[useMomentFilter()]} />
      {!data && (refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />)}
      {data && (
        <div className="ledger-books">
          <div className="ledger-stack">
            {checks}
            {data.currencies.map((each) => (
              <Totals key={each.currency} of={each} />
            ))}
          </div>
          <HouseAccounts siteId={siteId} currencies={data.currencies} again={again} />
        </div>
      )}
    </>
  );
}

/** What one currency comes to. */
function Totals({ of }: { of: InCurrency }) {
  const t = useTranslate('ledger');
  const amount = (value: string) => <Amount amount={value} currency={of.currency} />;
  return (
    <Panel title={t('in_currency', { currency: of.currency })}>
      <Facts
        facts={[
          ...of.members.map(({ kind, balance }) => [t(`account.${kind}`), amount(balance)] as const),
          [t('members_total'), <strong key="members">{amount(of.members_total)}</strong>],
          [t('house_total'), <strong key="house">{amount(of.house_total)}</strong>],
        ]}
      />
      <p className="ledger-sum">
        {of.difference === null ? (
          <StatusMark tone="quiet">{t('sum_then')}</StatusMark>
        ) : /[1-9]/.test(of.difference) ? (
          <StatusMark tone="bad">
            {t('sum_off')} {amount(of.difference)}
          </StatusMark>
        ) : (
          <StatusMark tone="good">{t('sum_holds')}</StatusMark>
        )}
      </p>
    </Panel>
  );
}

function HouseAccounts({
  siteId,
  currencies,
  again,
}: {
  siteId: number;
  currencies: readonly InCurrency[];
  again: () => void;
}) {
  const t = useTranslate('ledger');
  const at = useSearchParams()[0].get('at');
  return (
    <DataTable
      label={t('house_accounts')}
      list={{
        items: currencies.flatMap(({ house }) => house),
        problem: null,
        isAsking: false,
        hasMore: false,
        more: again,
        again,
      }}
      columns={useHouseColumns()}
      idOf={({ account_id: accountId }) => String(accountId)}
      to={({ account_id: accountId }) =>
        `/site/${siteId}/ledger/accounts/${accountId}${at ? `?at=${encodeURIComponent(at)}` : ''}`
      }
      empty={<Empty icon="bank">{t('house_none')}</Empty>}
    />
  );
}

function useHouseColumns(): [Column<HouseAccount>, ...Column<HouseAccount>[]] {
  const t = useTranslate('ledger');
  const nameOf = useAccountName();
  return [
    { id: 'account', name: t('house_account'), cell: (one) => nameOf(one) },
    { id: 'currency', name: t('currency'), cell: ({ currency }) => currency },
    {
      id: 'balance',
      name: t('balance'),
      isFigure: true,
      cell: ({ balance, currency }) => <Amount amount={balance} currency={currency} />,
    },
  ];
}
