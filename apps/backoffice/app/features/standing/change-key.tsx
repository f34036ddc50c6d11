import { useState } from 'react';
import type { OfficeProvider } from '@halls/contract/office';
import { TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** Asks for a new key of a provider; another person has to agree. */
export function ChangeKey({ provider, onClose }: { provider: OfficeProvider; onClose: () => void }) {
  const t = useTranslate('standing');
  const [end, setEnd] = useState('');
  return (
    <CommandDialog
      title={t('key_of', { name: provider.gp_id })}
      note={t('key_effect')}
      needsAnother
      confirm={t('key_ask')}
      renderFields={(faults) => (
        <TextInput
          type="datetime-local"
          label={t('key_ends')}
          hint={t('key_ends_hint')}
          required
          value={end}
          error={faults.old_ends_at}
          onChange={(event) => setEnd(event.target.value)}
        />
      )}
      send={(reason) =>
        api.call('/provider/change-key', {
          gp_id: provider.gp_id,
          old_ends_at: end === '' ? '' : new Date(end).toISOString(),
          reason,
        })
      }
      onDone={() => void readAgain('/provider/list', '/change-request/list', '/log/list')}
      onClose={onClose}
    />
  );
}
