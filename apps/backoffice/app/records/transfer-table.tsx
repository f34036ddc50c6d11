import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Currency } from '@halls/contract';
import type { OfficeTransfer } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import type { List } from '#app/api/use-list.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Facts } from '#app/parts/panel.tsx';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';

export interface TransferLine extends OfficeTransfer {
  site_id: number;
  currency: Currency;
  /** Said where a list is of many members. */
  member_id?: number;
  member_account?: string;
}

const toneOf: Readonly<Record<OfficeTransfer['state'], Tone>> = {
  created: 'waiting',
  held: 'waiting',
  sent: 'waiting',
  unknown: 'bad',
  confirmed: 'good',
  rejected: 'quiet',
};

/** Transfers between main wallets and providers; each opens to what is known of it and what comes next. */
export function TransferTable({
  label,
  list,
  empty,
}: {
  label: string;
  list: List<TransferLine>;
  empty: ReactNode;
}) {
  const isOfMany = list.items?.some(({ member_id }) => member_id !== undefined) ?? false;
  return (
    <DataTable
      label={label}
      list={list}
      columns={useColumns(isOfMany)}
      idOf={(line) => line.order_number}
      renderDetail={(line) => <TransferDetail line={line} />}
      empty={empty}
    />
  );
}

function useColumns(isOfMany: boolean): [Column<TransferLine>, ...Column<TransferLine>[]] {
  const t = useTranslate('transfers');
  const p = useTranslate('parts');
  const member: Column<TransferLine> = {
    id: 'member',
    name: t('member'),
    cell: (line) => (
      <EntityLink
        target={`member/${line.member_id}`}
        siteId={line.site_id}
        name={line.member_account ?? ''}
      />
    ),
  };
  return [
    { id: 'order', name: t('order'), cell: (line) => line.order_number.slice(0, 8) },
    ...(isOfMany ? [member] : []),
    { id: 'provider', name: p('provider'), cell: (line) => line.gp_name },
    { id: 'direction', name: t('direction'), cell: (line) => t(`direction.${line.direction}`) },
    {
      id: 'amount',
      name: p('amount'),
      isFigure: true,
      cell: (line) =>
        line.amount === null ? t('all') : <Amount amount={line.amount} currency={line.currency} />,
    },
    {
      id: 'state',
      name: t('state'),
      cell: (line) => <StatusMark tone={toneOf[line.state]}>{t(`state.${line.state}`)}</StatusMark>,
    },
    { id: 'attempts', name: t('attempts'), isFigure: true, cell: (line) => line.attempts },
    {
      id: 'next',
      name: t('next'),
      cell: (line) => (line.next_attempt_at ? <When at={line.next_attempt_at} /> : '–'),
    },
    { id: 'created', name: p('at'), cell: (line) => <When at={line.created_at} /> },
  ];
}

function TransferDetail({ line }: { line: TransferLine }) {
  const t = useTranslate('transfers');
  const may = useMay();
  const [asks, setAsks] = useState(false);
  return (
    <div className="form">
      <Facts
        facts={[
          [t('order'), line.order_number],
          [t('next_step'), t(`step.${line.state}`)],
          [t('provider_word'), line.provider_word || t('provider_silent')],
          ...(line.reason ? [[t('reason'), t(`reason.${line.reason}`)] as const] : []),
          [t('decided'), line.decided_at ? <When key="decided" at={line.decided_at} /> : '–'],
        ]}
      />
      {may('ledger.read', line.site_id) && (
        <p>
          <Link
            className="entity-link"
            to={`/site/${line.site_id}/ledger/transactions?q=${encodeURIComponent(line.order_number)}`}
          >
            {t('in_ledger')}
          </Link>
        </p>
      )}
      {line.decided_at === null && may('transfer.ask', line.site_id) && (
        <p>
          <Button icon="refresh" onClick={() => setAsks(true)}>
            {t('ask')}
          </Button>
        </p>
      )}
      {asks && (
        <CommandDialog
          title={t('ask')}
          note={t('ask_note')}
          confirm={t('ask')}
          send={(reason) =>
            api.call('/transfer/ask', { site_id: line.site_id, order_number: line.order_number, reason })
          }
          onDone={() => void readAgain('/money/of-member', '/transfer/undecided', '/money/entries')}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
