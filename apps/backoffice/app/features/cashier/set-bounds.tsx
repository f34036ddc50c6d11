import { useState } from 'react';
import type { AutoApprovalBounds } from '@halls/contract/office';
import { TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** Asks that up to other amounts nobody look. */
export function SetBounds({
  siteId,
  bounds,
  onClose,
}: {
  siteId: number;
  bounds: AutoApprovalBounds;
  onClose: () => void;
}) {
  const t = useTranslate('cashier');
  const [amount, setAmount] = useState(bounds.amount);
  const [daily, setDaily] = useState(bounds.daily);
  const { currency } = bounds;
  return (
    <CommandDialog
      title={t('bounds_set', { currency })}
      note={t('bounds_set_note')}
      needsAnother
      confirm={t('ask_for')}
      renderFields={(faults) => (
        <>
          <TextInput
            label={t('bounds_amount')}
            hint={t('bounds_amount_hint')}
            inputMode="decimal"
            required
            value={amount}
            error={faults.amount}
            onChange={(event) => setAmount(event.target.value)}
          />
          <TextInput
            label={t('bounds_daily')}
            inputMode="decimal"
            required
            value={daily}
            error={faults.daily}
            onChange={(event) => setDaily(event.target.value)}
          />
        </>
      )}
      send={(reason) =>
        api.call('/cashier/set-bounds', {
          ...{ site_id: siteId, currency, amount: amount.trim(), daily: daily.trim(), reason },
        })
      }
      onDone={() => void readAgain('/cashier/bounds', '/change-request/list', '/log/list')}
      onClose={onClose}
    />
  );
}
