import './ledger.css';
import { useParams } from 'react-router';
import type { Currency } from '@halls/contract';
import type { OfficeCalls } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { useAccountName, useKindName } from './ledger-names.ts';
import { useMoment, useMomentFilter } from './use-moment.ts';

type Account = OfficeCalls['/ledger/account']['data'];
type Entry = ItemOf<'/ledger/entries'>;

/** An account: what it holds, or held at a moment, and every entry up to then. */
export function AccountPage() {
  const { siteId, accountId } = useParams();
  const at = useMoment();
  const whose = {
    site_id: Number(siteId),
    account_id: Number(accountId),
    ...(at !== undefined && { at }),
  };
  const { data, refusal, again } = useRead(reads.of('/ledger/account', whose), { keepsLast: true });
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <AccountRecord account={data} whose={whose} />;
}

type Whose = OfficeCalls['/ledger/account']['body'] & { site_id: number };

function AccountRecord({ account, whose }: { account: Account; whose: Whose }) {
  const t = useTranslate('ledger');
  const nameOf = useAccountName();
  const { member, currency } = account;
  return (
    <>
      <PageHead
        title={nameOf(account)}
        aside={currency}
        note={t('account_number', { number: account.account_id })}
      />
      <FilterBar filters={[useMomentFilter()]} />
      <div className="ledger-books">
        <Panel title={t(whose.at ? 'held_then' : 'holds_now')}>
          <Facts
            facts={[
              [
                t('balance'),
                <strong key="balance">
                  <Amount amount={account.balance} currency={currency} />
                </strong>,
              ],
              [
                t('owner'),
                member ? (
                  <EntityLink
                    key="owner"
                    target={`member/${member.member_id}`}
                    siteId={whose.site_id}
                    name={member.member_account}
                  />
                ) : (
                  t('house')
                ),
              ],
            ]}
          />
        </Panel>
        <DataTable
          label={t('entries')}
          list={useList('/ledger/entries', whose)}
          columns={useColumns(currency, member !== null)}
          idOf={(entry) => `${entry.transaction_id}-${entry.leg}`}
          to={(entry) => `/site/${whose.site_id}/ledger/transactions/${entry.transaction_id}`}
          empty={<Empty icon="bank">{t('entries_none')}</Empty>}
        />
      </div>
    </>
  );
}

function useColumns(currency: Currency, isMembers: boolean): [Column<Entry>, ...Column<Entry>[]] {
  const t = useTranslate('ledger');
  const p = useTranslate('parts');
  const kindName = useKindName();
  const after: Column<Entry> = {
    id: 'after',
    name: t('balance_after'),
    isFigure: true,
    cell: (entry) =>
      entry.balance_after === null ? '–' : <Amount amount={entry.balance_after} currency={currency} />,
  };
  return [
    { id: 'number', name: t('number'), cell: (entry) => entry.transaction_id },
    { id: 'kind', name: t('kind'), cell: (entry) => kindName(entry.kind) },
    { id: 'at', name: p('at'), cell: (entry) => <When at={entry.at} /> },
    {
      id: 'amount',
      name: p('amount'),
      isFigure: true,
      cell: (entry) => <Amount amount={entry.amount} currency={currency} isChange />,
    },
    ...(isMembers ? [after] : []),
  ];
}
