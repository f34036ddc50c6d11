import './session.css';
import { useState } from 'react';
import { Icon, IconButton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { LetterBadge } from '#app/member/letter-badge.tsx';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { useSession } from '#app/session/browser-session.ts';
import { logOut } from '#app/member/end-session.ts';
import { OwnWindowLink } from '#app/member/own-window-link.tsx';
import { Link } from '#app/page/link.tsx';
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
      <Link className="icon-button header-letters" to="/user/Letter" title={t('letters')}>
        <Icon name="mail" />
        <span className="sr-only">{t('letters')}</span>
        <span className="header-letters-badge">
          <LetterBadge />
        </span>
      </Link>
      <OwnWindowLink className="account-name" to="/user" title={t('my_place')}>
        {session.memberAccount}
      </OwnWindowLink>
      <IconButton icon="door-out" label={t('log_out.button')} disabled={busy} onClick={() => void leave()} />
    </div>
  );
}
