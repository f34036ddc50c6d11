import './ledger.css';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { parseMinor } from '@halls/contract';
import type { OfficeCalls } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { useAccountName, useKindName } from './ledger-names.ts';

type Transaction = OfficeCalls['/ledger/transaction']['data'];
type Leg = Transaction['legs'][number];

/** A transaction: what it booked where, and where it came from. */
export function TransactionPage() {
  const { siteId, transactionId } = useParams();
  const site = Number(siteId);
  const { data, refusal, again } = useRead(
    reads.of('/ledger/transaction', { site_id: site, transaction_id: Number(transactionId) }),
  );
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <TransactionRecord siteId={site} transaction={data} />;
}

function TransactionRecord({ siteId, transaction }: { siteId: number; transaction: Transaction }) {
  const t = useTranslate('ledger');
  const kindName = useKindName();
  return (
    <>
      <PageHead
        title={t('transaction', { number: transaction.transaction_id })}
        note={kindName(transaction.kind)}
      />
      <div className="ledger-books">
        <div className="ledger-stack">
          <Source siteId={siteId} transaction={transaction} />
          <Note note={transaction.note} />
        </div>
        <Legs siteId={siteId} legs={transaction.legs} />
      </div>
    </>
  );
}

/** Where it came from, and what it belongs to. */
function Source({ siteId, transaction }: { siteId: number; transaction: Transaction }) {
  const t = useTranslate('ledger');
  const p = useTranslate('parts');
  const { member, order_number: order, change_request_id: requestId, round } = transaction;
  const facts: (readonly [string, ReactNode])[] = [
    [p('at'), <When key="at" at={transaction.at} />],
    [t('scope'), transaction.scope],
    [t('key'), transaction.key],
  ];
  if (member)
    facts.push([
      t('member'),
      <EntityLink
        key="member"
        target={`member/${member.member_id}`}
        siteId={siteId}
        name={member.member_account}
      />,
    ]);
  if (order && member)
    facts.push([
      t('order'),
      <Link
        key="order"
        className="entity-link"
        to={`/site/${siteId}/members/${member.member_id}/transfers?open=${encodeURIComponent(order)}`}
      >
        {order}
      </Link>,
    ]);
  if (requestId !== null)
    facts.push([
      t('approval'),
      <EntityLink
        key="approval"
        target={`change_request/${requestId}`}
        siteId={null}
        name={`#${requestId}`}
      />,
    ]);
  if (round) facts.push([t('round'), `${round.gp_id} ${round.round_id}`]);
  if (transaction.refers_to !== null)
    facts.push([t('refers_to'), <Numbers key="to" siteId={siteId} of={[transaction.refers_to]} />]);
  if (transaction.referred_by.length > 0)
    facts.push([t('referred_by'), <Numbers key="by" siteId={siteId} of={transaction.referred_by} />]);
  return (
    <Panel title={t('source')}>
      <Facts facts={facts} />
    </Panel>
  );
}

function Numbers({ siteId, of }: { siteId: number; of: readonly number[] }) {
  return (
    <span className="ledger-links">
      {of.map((number) => (
        <EntityLink
          key={number}
          target={`ledger_transaction/${number}`}
          siteId={siteId}
          name={`#${number}`}
        />
      ))}
    </span>
  );
}

/** What whoever booked it has noted, as it stands there. */
function Note({ note }: { note: unknown }) {
  const t = useTranslate('ledger');
  if (typeof note !== 'object' || note === null) return null;
  return (
    <Panel title={t('note_of')}>
      <Facts
        facts={Object.entries(note).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ])}
      />
    </Panel>
  );
}

function Legs({ siteId, legs }: { siteId: number; legs: readonly Leg[] }) {
  const t = useTranslate('ledger');
  const nothing = () => {};
  return (
    <section>
      <DataTable
        label={t('legs')}
        list={{
          items: legs,
          problem: null,
          isAsking: false,
          hasMore: false,
          more: nothing,
          again: nothing,
        }}
        columns={useLegColumns(siteId)}
        idOf={({ leg }) => String(leg)}
        empty={<Empty icon="bank">{t('transactions_none')}</Empty>}
      />
      <p className="ledger-sum">
        {comesToZero(legs) ? (
          <StatusMark tone="good">{t('legs_hold')}</StatusMark>
        ) : (
          <StatusMark tone="bad">{t('legs_off')}</StatusMark>
        )}
      </p>
    </section>
  );
}

/** In each currency by itself. */
function comesToZero(legs: readonly Leg[]): boolean {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of legs)
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + parseMinor(amount, account.currency));
  return [...sums.values()].every((sum) => sum === 0n);
}

function useLegColumns(siteId: number): [Column<Leg>, ...Column<Leg>[]] {
  const t = useTranslate('ledger');
  const p = useTranslate('parts');
  const nameOf = useAccountName();
  return [
    {
      id: 'account',
      name: t('account'),
      cell: ({ account }) => (
        <EntityLink target={`ledger_account/${account.account_id}`} siteId={siteId} name={nameOf(account)} />
      ),
    },
    { id: 'owner', name: t('owner'), cell: ({ account }) => account.member?.member_account ?? t('house') },
    {
      id: 'amount',
      name: p('amount'),
      isFigure: true,
      cell: ({ amount, account }) => <Amount amount={amount} currency={account.currency} isChange />,
    },
    {
      id: 'after',
      name: t('balance_after'),
      isFigure: true,
      cell: ({ balance_after: after, account }) =>
        after === null ? '–' : <Amount amount={after} currency={account.currency} />,
    },
  ];
}
