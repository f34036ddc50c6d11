import './session.css';
import { useState } from 'react';
import { IconButton } from '@halls/ui';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { useTranslate } from '#app/page/page-context.tsx';
import { useSession } from '#app/session/browser-session.ts';
import { logOut } from '#app/member/end-session.ts';
import { dialogs } from '#app/dialogs/dialog-store.ts';

export const namespaces = ['session'];

/** The member's name and the way out, which is as near as the way in. */
export function HeaderAccount() {
  const t = useTranslate('session');
  const session = useSession();
  const [busy, setBusy] = useState(false);
  if (!session) return null;

  const leave = async () => {
    if (gameSession.read().phase !== 'idle') return dialogs.open('log-out');
    setBusy(true);
    await logOut();
    setBusy(false);
  };
  return (
    <div className="account">
      <span className="account-name" title={session.memberAccount}>
        {session.memberAccount}
      </span>
      <IconButton icon="logout" label={t('log_out.button')} disabled={busy} onClick={() => void leave()} />
    </div>
  );
}
