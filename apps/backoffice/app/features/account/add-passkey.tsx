import { useState } from 'react';
import { startRegistration } from '@simplewebauthn/browser';
import { Button, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { askSession } from '#app/api/ask-session.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { hasHostName } from './has-host-name.ts';

/** Has the browser make a passkey, where it can. */
export function AddPasskey() {
  const t = useTranslate('account');
  const [asked, setAsked] = useState(false);
  if (!hasHostName(location.hostname)) return null;
  return (
    <>
      <Button icon="shield" onClick={() => setAsked(true)}>
        {t('passkey_add')}
      </Button>
      {asked && <AddDialog onClose={() => setAsked(false)} />}
    </>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate('account');
  const [name, setName] = useState('');
  const make = async () => {
    const begun = await api.call('/passkey/begin', {});
    if (!begun.ok) return begun;
    // browsers say by an error that none was made
    const passkey = await startRegistration({ optionsJSON: begun.data }).catch(() => null);
    if (passkey) return api.call('/passkey/add', { name, passkey });
    return { ok: false as const, code: 0, message: t('passkey_none_made'), data: null };
  };
  return (
    <CommandDialog
      title={t('passkey_add')}
      note={t('passkey_add_note')}
      asksWhy={false}
      confirm={t('passkey_add')}
      renderFields={(faults) => (
        <TextInput
          label={t('passkey_name')}
          hint={t('passkey_name_hint')}
          maxLength={60}
          value={name}
          error={faults.name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      send={make}
      onDone={() => void Promise.all([askSession(), readAgain('/passkey/list')])}
      onClose={onClose}
    />
  );
}
