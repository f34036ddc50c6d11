import { Button } from '@halls/ui';
import { LatePart, useTranslate } from '@halls/web-kit';
import { useSession } from '#app/session/browser-session.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { useFrameSlots } from './frame-slots.ts';

/** Login and registration for guests, wallet and account for members; the place is the same. */
export function AccountArea() {
  const t = useTranslate('shell');
  const session = useSession();
  const { headerBalance, headerAccount } = useFrameSlots();
  if (session) {
    return (
      <div className="account account-member">
        <LatePart load={headerBalance} fallback={<span className="skeleton account-skeleton" />} />
        <LatePart
          load={headerAccount}
          fallback={<span className="skeleton account-place">{session.memberAccount}</span>}
        />
      </div>
    );
  }
  return (
    <div className="account account-guest needs-script">
      <Button kind="plain" onClick={() => dialogs.open('login')}>
        {t('login')}
      </Button>
      <Button kind="action" onClick={() => dialogs.open('register')}>
        {t('register')}
      </Button>
    </div>
  );
}
