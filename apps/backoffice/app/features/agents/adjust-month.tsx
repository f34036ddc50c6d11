import { useState } from 'react';
import { TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** Puts right what was wrong with a month that is paid. */
export function AdjustMonth({
  of,
  onClose,
}: {
  of: { site_id: number; period_id: number; member_id: number };
  onClose: () => void;
}) {
  const t = useTranslate('agents');
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  return (
    <CommandDialog
      title={t('statement.adjust')}
      note={t('statement.adjust_note')}
      needsAnother
      confirm={t('move_ask')}
      renderFields={(faults) => (
        <>
          <TextInput
            label={t('plan.amount')}
            hint={t('statement.adjust_hint')}
            inputMode="text"
            maxLength={18}
            value={amount}
            error={faults['amount']}
            onChange={(event) => setAmount(event.target.value)}
          />
          <TextInput
            label={t('statement.told')}
            maxLength={200}
            value={note}
            error={faults['note']}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      )}
      send={(reason) => api.call('/agent/adjust', { ...of, amount, note, reason })}
      onDone={() => void readAgain('/change-request/list', '/log/list')}
      onClose={onClose}
    />
  );
}
