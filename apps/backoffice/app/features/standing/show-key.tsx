import { useRef, useState } from 'react';
import type { OfficeCalls, OfficeProvider } from '@halls/contract/office';
import { TextInput } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type ShownKey = OfficeCalls['/provider/show-key']['data'];

/** The one time that the new key of a provider is shown. */
export function ShowKey({ provider, onClose }: { provider: OfficeProvider; onClose: () => void }) {
  const t = useTranslate('standing');
  const p = useTranslate('parts');
  const [key, setKey] = useState<ShownKey | null>(null);
  // the command closes itself when it is done, and the key is shown in its place
  const isShown = useRef(false);
  if (key)
    return (
      <Dialog
        title={t('key_of', { name: provider.gp_id })}
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
        ).map(([name, value]) => (
          <TextInput
            key={name}
            label={t(`key.${name}`)}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </Dialog>
    );
  return (
    <CommandDialog<ShownKey>
      title={t('key_show_of', { name: provider.gp_id })}
      note={t('key_show_effect')}
      confirm={t('key_show')}
      send={(reason) => api.call('/provider/show-key', { gp_id: provider.gp_id, reason })}
      onDone={(shown) => {
        isShown.current = true;
        setKey(shown);
        void readAgain('/provider/list', '/log/list');
      }}
      onClose={() => {
        if (!isShown.current) onClose();
      }}
    />
  );
}
