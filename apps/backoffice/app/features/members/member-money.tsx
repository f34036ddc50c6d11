import './member-money.css';
import { useSearchParams } from 'react-router';
import type { Currency } from '@halls/contract';
import type { OfficeCalls } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import type { Whom } from './whom.ts';

type Entry = ItemOf<'/money/entries'>;
type EntryKind = Entry['kind'];

/** Where a member's money is, and every entry of their main wallet. */
export function MemberMoney({ whom }: { whom: Whom }) {
  const { data, refusal, again } = useRead(reads.of('/money/of-member', whom));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return (
    <div className="member-money">
      <Balances money={data} />
      <Entries whom={whom} currency={data.currency} />
    </div>
  );
}

function Balances({ money }: { money: OfficeCalls['/money/of-member']['data'] }) {
  const t = useTranslate('members');
  const amount = (value: string) => <Amount amount={value} currency={money.currency} />;
  return (
    <Panel title={t('balances')}>
      <Facts
        facts={[
          [t('main_wallet'), <strong key="main">{amount(money.main)}</strong>],
          [t('in_transit'), amount(money.in_transit)],
          ...money.wallets.map(({ gp_name, cash }) => [gp_name, amount(cash)] as const),
          [t('total'), <strong key="total">{amount(money.total)}</strong>],
        ]}
      />
    </Panel>
  );
}

function Entries({ whom, currency }: { whom: Whom; currency: Currency }) {
  const t = useTranslate('members');
  const filters = useFilters();
  const { kind, from, to } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/money/entries', {
    ...whom,
    ...(kind && { kind: kind as EntryKind }),
    ...(from && { from }),
    ...(to && { to }),
  });
  return (
    <section>
      <FilterBar filters={filters} />
      <DataTable
        label={t('entries')}
        list={list}
        columns={useColumns(whom.site_id, currency)}
        idOf={(entry) => String(entry.id)}
        empty={<Empty icon="wallet">{t('entries_none')}</Empty>}
      />
    </section>
  );
}

/** The compiler sees to it that none is missing. */
const entryKinds = Object.keys({
  welcome: 0,
  deposit: 0,
  bet: 0,
  win: 0,
  bonus_win: 0,
  jackpot_win: 0,
  adjustment: 0,
  rollback: 0,
  transfer_to_provider: 0,
  transfer_from_provider: 0,
  transfer_returned: 0,
  withdrawal: 0,
  withdrawal_returned: 0,
  red_envelope: 0,
  recommendation: 0,
  rebate: 0,
  sign_in: 0,
  free_rounds: 0,
  mission: 0,
  tournament: 0,
  offer: 0,
  deposit_taken_back: 0,
  deposit_won_back: 0,
  deposit_refunded: 0,
  deposit_refund_returned: 0,
  debt_paid: 0,
  cashback: 0,
  vip: 0,
  bonus: 0,
  agent_transfer: 0,
  other: 0,
} satisfies Record<EntryKind, 0>) as EntryKind[];

function useFilters(): Filter[] {
  const t = useTranslate('members');
  const p = useTranslate('parts');
  return [
    {
      kind: 'choice',
      name: 'kind',
      label: t('entry_kind'),
      choices: entryKinds.map((kind) => ({ value: kind, name: t(`entry.${kind}`) })),
    },
    { kind: 'day', name: 'from', label: p('from') },
    { kind: 'day', name: 'to', label: p('to') },
  ];
}

function useColumns(siteId: number, currency: Currency): [Column<Entry>, ...Column<Entry>[]] {
  const t = useTranslate('members');
  const p = useTranslate('parts');
  return [
    { id: 'kind', name: t('entry_kind'), cell: (entry) => t(`entry.${entry.kind}`) },
    { id: 'at', name: p('at'), cell: (entry) => <When at={entry.created_at} /> },
    {
      id: 'amount',
      name: p('amount'),
      isFigure: true,
      cell: (entry) => <Amount amount={entry.amount} currency={currency} isChange />,
    },
    {
      id: 'balance',
      name: t('balance_after'),
      isFigure: true,
      cell: (entry) => <Amount amount={entry.balance} currency={currency} />,
    },
    { id: 'provider', name: p('provider'), cell: (entry) => entry.gp_name || '–' },
    { id: 'game', name: t('game'), cell: (entry) => entry.game_name || '–' },
    { id: 'round', name: t('round'), cell: (entry) => entry.round_id || '–' },
    {
      id: 'transaction',
      name: t('transaction'),
      cell: ({ transaction_id: id }) => (
        <EntityLink target={`ledger_transaction/${id}`} siteId={siteId} name={`#${id}`} />
      ),
    },
  ];
}
