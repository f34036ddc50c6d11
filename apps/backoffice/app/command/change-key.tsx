import { useState } from 'react';
import { TextInput } from '@halls/ui';
import type { ApiResult } from '@halls/web-kit';
import { useTranslate } from '#app/texts/texts.ts';
import { CommandDialog } from './command-dialog.tsx';

interface ChangeKeyProps {
  /** Of whom the key is. */
  name: string;
  /** The instant at which the present key ends, and why. */
  send: (oldEndsAt: string, reason: string) => Promise<ApiResult<unknown>>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for a new key of somebody whom the house speaks to; another person has to agree. */
export function ChangeKey({ name, send, onDone, onClose }: ChangeKeyProps) {
  const t = useTranslate('standing');
  const [end, setEnd] = useState('');
  return (
    <CommandDialog<unknown>
      title={t('key_of', { name })}
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
      send={(reason) => send(end === '' ? '' : new Date(end).toISOString(), reason)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
