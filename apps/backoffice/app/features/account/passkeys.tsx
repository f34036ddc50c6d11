import './passkeys.css';
import { useState } from 'react';
import { Button } from '@halls/ui';
import type { OfficeCalls } from '@halls/contract/office';
import { api } from '#app/api/api.ts';
import { askSession } from '#app/api/ask-session.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { AddPasskey } from './add-passkey.tsx';
import { hasHostName } from './has-host-name.ts';

type Passkey = OfficeCalls['/passkey/list']['data']['list'][number];

/** One’s own passkeys. */
export function Passkeys() {
  const t = useTranslate('account');
  const { data, refusal, again } = useRead(reads.of('/passkey/list', {}));
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  return (
    <Panel title={t('passkeys')} actions={<AddPasskey />}>
      <p className="passkeys-note">{t('passkeys_note')}</p>
      {!hasHostName(location.hostname) && <p className="passkeys-note">{t('passkeys_host')}</p>}
      {!data &&
        (refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines count={1} />)}
      {data?.list.length === 0 && <p>{t('passkeys_none')}</p>}
      <ul className="passkeys">
        {data?.list.map((passkey) => (
          <li key={passkey.passkey_id} className="passkey">
            <div className="passkey-words">
              <p>
                <strong>{passkey.name}</strong>
              </p>
              <p className="passkeys-note">
                {t('passkey_made')} <When at={passkey.created_at} />
              </p>
              <p className="passkeys-note">
                {passkey.last_used_at === null ? (
                  t('passkey_never')
                ) : (
                  <>
                    {t('used')} <When at={passkey.last_used_at} />
                  </>
                )}
              </p>
            </div>
            <Button
              aria-label={t('passkey_remove_named', { name: passkey.name })}
              onClick={() => setLeaving(passkey)}
            >
              {t('passkey_remove')}
            </Button>
          </li>
        ))}
      </ul>
      {leaving && <RemovePasskey passkey={leaving} onClose={() => setLeaving(null)} />}
    </Panel>
  );
}

function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTranslate('account');
  return (
    <CommandDialog
      title={t('passkey_remove_title')}
      note={t('passkey_remove_note')}
      change={{ before: { name: passkey.name }, after: null }}
      asksWhy={false}
      confirm={t('passkey_remove')}
      send={() => api.call('/passkey/remove', { passkey_id: passkey.passkey_id })}
      onDone={() => void Promise.all([askSession(), readAgain('/passkey/list')])}
      onClose={onClose}
    />
  );
}
