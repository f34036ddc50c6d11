import { useState } from 'react';
import type { Currency } from '@halls/contract';
import { TextInput } from '@halls/ui';
import { toasts } from '@halls/web-kit';
import { api } from '#app/api/api.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { readBookAgain } from './read-book-again.ts';

/** Asks the service for what it says of a day; the one that is over last stands there first. */
export function FetchStatement({
  pspId,
  currency,
  onClose,
}: {
  pspId: string;
  currency: Currency;
  onClose: () => void;
}) {
  const t = useTranslate('bank_book');
  const [day, setDay] = useState(yesterday);
  return (
    <CommandDialog
      title={t('fetch')}
      note={t('fetch_note')}
      confirm={t('fetch')}
      renderFields={(faults) => (
        <TextInput
          type="date"
          label={t('day')}
          value={day}
          required
          error={faults['day']}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
      send={(reason) => api.call('/bank-book/fetch', { psp_id: pspId, currency, day, reason })}
      onDone={({ lines, new_lines: fresh, late_lines: late, open_cases: cases }) => {
        toasts.show('success', t('kept', { lines, new: fresh, late, cases }));
        readBookAgain();
      }}
      onClose={onClose}
    />
  );
}

function yesterday(): string {
  return new Date(Date.now() - 24 * 60 * 60_000).toISOString().slice(0, 10);
}
