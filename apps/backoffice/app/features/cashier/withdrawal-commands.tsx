import './cashier.css';
import { useState } from 'react';
import { withdrawalRejections, type WithdrawalRejection } from '@halls/contract/office';
import { Button, SelectInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { Facts } from '#app/parts/panel.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import type { Withdrawal } from './withdrawal.ts';

type Command = 'approve' | 'reject';

/** What can be asked for about a withdrawal that waits for a person. */
export function WithdrawalCommands({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslate('cashier');
  const may = useMay();
  const [open, setOpen] = useState<Command | null>(null);
  if (withdrawal.state !== 'review' || !may('cashier.work', withdrawal.site_id)) return null;
  return (
    <>
      <div className="cashier-buttons">
        <Button kind="action" onClick={() => setOpen('approve')}>
          {t('approve')}
        </Button>
        <Button kind="plain" onClick={() => setOpen('reject')}>
          {t('reject')}
        </Button>
      </div>
      {open && <Decide withdrawal={withdrawal} command={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Decide({
  withdrawal,
  command,
  onClose,
}: {
  withdrawal: Withdrawal;
  command: Command;
  onClose: () => void;
}) {
  const t = useTranslate('cashier');
  const [told, setTold] = useState<WithdrawalRejection>('account');
  const { site_id, order_number, amount, currency } = withdrawal;
  return (
    <CommandDialog
      title={t(command)}
      note={t(`${command}_note`)}
      needsAnother
      confirm={t('ask_for')}
      renderFields={() => (
        <>
          <Facts facts={[[t('amount'), <Amount key="amount" amount={amount} currency={currency} />]]} />
          {command === 'reject' && (
            <SelectInput
              label={t('told')}
              hint={t('told_hint')}
              value={told}
              onChange={(event) => setTold(event.target.value as WithdrawalRejection)}
            >
              {withdrawalRejections.map((each) => (
                <option key={each} value={each}>
                  {t(`told.${each}`)}
                </option>
              ))}
            </SelectInput>
          )}
        </>
      )}
      send={(reason) => {
        const body = { site_id, order_number, reason };
        return command === 'approve'
          ? api.call('/cashier/approve-withdrawal', body)
          : api.call('/cashier/reject-withdrawal', { ...body, told });
      }}
      onDone={() =>
        void readAgain('/cashier/withdrawal', '/cashier/withdrawals', '/change-request/list', '/log/list')
      }
      onClose={onClose}
    />
  );
}
