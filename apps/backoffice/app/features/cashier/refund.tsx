import { useState } from 'react';
import { TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { Deposit } from './deposit.ts';

/** Asks for money of a deposit to be given back the way it came: all that is left, or less. */
export function Refund({
  deposit: { site_id, order_number, currency },
  left,
  onClose,
}: {
  deposit: Deposit;
  left: string;
  onClose: () => void;
}) {
  const t = useTranslate('cashier');
  const [amount, setAmount] = useState(left);
  return (
    <CommandDialog
      title={t('refund')}
      note={t('refund_note')}
      needsAnother
      confirm={t('ask_for')}
      renderFields={(faults) => (
        <TextInput
          label={`${t('refund_amount')} (${currency})`}
          hint={t('refund_amount_hint', { amount: left })}
          required
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={faults['amount'] ?? null}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
      send={(reason) => api.call('/cashier/refund', { site_id, order_number, amount: amount.trim(), reason })}
      onDone={() => void readAgain('/cashier/deposit', '/cashier/refunds', '/change-request/list')}
      onClose={onClose}
    />
  );
}
