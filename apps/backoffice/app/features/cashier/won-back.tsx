import './cashier.css';
import { useState } from 'react';
import { TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { Facts } from '#app/parts/panel.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { Deposit } from './deposit.ts';

/** Asks for what was taken back to be booked again, since it has come. */
export function WonBack({
  deposit,
  reversal,
  onClose,
}: {
  deposit: Deposit;
  reversal: Deposit['reversals'][number];
  onClose: () => void;
}) {
  const t = useTranslate('cashier');
  const [reference, setReference] = useState('');
  const [evidence, setEvidence] = useState('');
  return (
    <CommandDialog
      title={t('won_back')}
      note={t('won_back_note')}
      needsAnother
      confirm={t('ask_for')}
      renderFields={(faults) => (
        <>
          <Facts
            facts={[
              [t('claim_ref'), reversal.reversal_ref],
              [t('amount'), <Amount key="amount" amount={reversal.amount} currency={reversal.currency} />],
            ]}
          />
          <TextInput
            label={t('won_back_ref')}
            hint={t('won_back_ref_hint')}
            required
            maxLength={64}
            autoComplete="off"
            value={reference}
            error={faults['won_back_ref'] ?? null}
            onChange={(event) => setReference(event.target.value)}
          />
          <TextInput
            label={t('evidence')}
            hint={t('evidence_hint')}
            required
            maxLength={500}
            autoComplete="off"
            value={evidence}
            error={faults['evidence'] ?? null}
            onChange={(event) => setEvidence(event.target.value)}
          />
        </>
      )}
      send={(reason) =>
        api.call('/cashier/won-back', {
          ...{ site_id: deposit.site_id, order_number: deposit.order_number },
          ...{ reversal_ref: reversal.reversal_ref, won_back_ref: reference.trim(), evidence, reason },
        })
      }
      onDone={() =>
        void readAgain('/cashier/deposit', '/cashier/reversals', '/cashier/debts', '/change-request/list')
      }
      onClose={onClose}
    />
  );
}
