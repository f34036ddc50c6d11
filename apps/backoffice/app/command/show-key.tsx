import { useRef, useState } from 'react';
import { TextInput } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import type { ApiResult } from '@halls/web-kit';
import { useTranslate } from '#app/texts/texts.ts';
import { CommandDialog } from './command-dialog.tsx';

interface ShownKey {
  operator_id: string;
  key_id: string;
  secret: string;
}

interface ShowKeyProps {
  /** Of whom the key is. */
  name: string;
  send: (reason: string) => Promise<ApiResult<ShownKey>>;
  onDone: () => void;
  onClose: () => void;
}

/** The one time that a new key is shown. */
export function ShowKey({ name, send, onDone, onClose }: ShowKeyProps) {
  const t = useTranslate('standing');
  const p = useTranslate('parts');
  const [key, setKey] = useState<ShownKey | null>(null);
  // the command closes itself when it is done, and the key is shown in its place
  const isShown = useRef(false);
  if (key)
    return (
      <Dialog
        title={t('key_of', { name })}
        description={t('key_shown_note')}
        closeLabel={p('close')}
        onClose={onClose}
      >
        {(
          [
            ['operator_id', key.operator_id],
            ['key_id', key.key_id],
            ['secret', key.secret],
          ] as const
        ).map(([part, value]) => (
          <TextInput
            key={part}
            label={t(`key.${part}`)}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </Dialog>
    );
  return (
    <CommandDialog<ShownKey>
      title={t('key_show_of', { name })}
      note={t('key_show_effect')}
      confirm={t('key_show')}
      send={send}
      onDone={(shown) => {
        isShown.current = true;
        setKey(shown);
        onDone();
      }}
      onClose={() => {
        if (!isShown.current) onClose();
      }}
    />
  );
}
