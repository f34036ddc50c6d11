import './cashier.css';
import { useState } from 'react';
import { Button, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Facts } from '#app/parts/panel.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { Age } from './age.tsx';

type Debt = ItemOf<'/cashier/debts'>;

/** What members of a site owe, the longest first; forgiven once somebody else has agreed. */
export function DebtList({ siteId }: { siteId: number }) {
  const t = useTranslate('cashier');
  const [open, setOpen] = useState<Debt | null>(null);
  const list = useList('/cashier/debts', { site_id: siteId });
  const columns = useColumns(siteId, setOpen);
  return (
    <section className="cashier-lines">
      <h2>{t('debts')}</h2>
      <DataTable
        label={t('debts')}
        list={list}
        columns={columns}
        idOf={(debt) => `${debt.member_id} ${debt.currency}`}
        empty={<Empty icon="check">{t('debts_none')}</Empty>}
      />
      {open && <Forgive siteId={siteId} debt={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function useColumns(siteId: number, forgive: (debt: Debt) => void): [Column<Debt>, ...Column<Debt>[]] {
  const t = useTranslate('cashier');
  const may = useMay();
  const forgiving: Column<Debt> = {
    id: 'forgive',
    name: t('forgive'),
    cell: (debt) => <Button onClick={() => forgive(debt)}>{t('forgive')}</Button>,
  };
  return [
    {
      id: 'member',
      name: t('member'),
      cell: (debt) => (
        <EntityLink
          target={`member/${debt.member_id}`}
          siteId={siteId}
          name={debt.member_account || `#${debt.member_id}`}
        />
      ),
    },
    {
      id: 'owes',
      name: t('owes'),
      isFigure: true,
      cell: (debt) => <Amount amount={debt.owed} currency={debt.currency} />,
    },
    { id: 'since', name: t('owes_since'), cell: (debt) => <Age since={debt.since} /> },
    ...(may('cashier.work', siteId) ? [forgiving] : []),
  ];
}

function Forgive({ siteId, debt, onClose }: { siteId: number; debt: Debt; onClose: () => void }) {
  const t = useTranslate('cashier');
  const [amount, setAmount] = useState(debt.owed);
  return (
    <CommandDialog
      title={t('forgive')}
      note={t('forgive_note')}
      needsAnother
      confirm={t('ask_for')}
      renderFields={(faults) => (
        <>
          <Facts
            facts={[
              [t('member'), debt.member_account || `#${debt.member_id}`],
              [t('owes'), <Amount key="owes" amount={debt.owed} currency={debt.currency} />],
            ]}
          />
          <TextInput
            label={t('forgive_amount')}
            required
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            error={faults['amount'] ?? null}
            onChange={(event) => setAmount(event.target.value)}
          />
        </>
      )}
      send={(reason) =>
        api.call('/cashier/forgive', {
          ...{ site_id: siteId, member_id: debt.member_id, currency: debt.currency },
          ...{ amount: amount.trim(), reason },
        })
      }
      onDone={() => void readAgain('/cashier/debts', '/change-request/list')}
      onClose={onClose}
    />
  );
}
