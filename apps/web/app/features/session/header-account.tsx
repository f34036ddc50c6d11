import './session.css';
import { useState } from 'react';
import { IconButton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { useSession } from '#app/session/browser-session.ts';
import { logOut } from '#app/member/end-session.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';

export const namespaces = ['session'] as const;

/** The member's name and the way out, which is as near as the way in. */
export function Part() {
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
    <div className="header-account">
      <span className="account-name" title={session.memberAccount} tabIndex={-1}>
        {session.memberAccount}
      </span>
      <IconButton icon="logout" label={t('log_out.button')} disabled={busy} onClick={() => void leave()} />
    </div>
  );
}
