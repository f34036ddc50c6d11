import { Button } from '@halls/ui';
import { useTranslate } from '#app/page/page-context.tsx';
import { useSession } from '#app/session/browser-session.ts';
import { hasDialog } from '../dialogs/dialog-registry.ts';
import { useDialogs } from '../dialogs/dialog-store.ts';
import { FeatureSlot } from '../slots.tsx';

/** Login and registration for guests, wallet and account for members; the place is the same. */
export function AccountArea() {
  const t = useTranslate('shell');
  const dialogs = useDialogs();
  const session = useSession();
  if (session) {
    return (
      <div className="account account-member">
        <FeatureSlot name="header-balance" fallback={<span className="skeleton account-skeleton" />} />
        <FeatureSlot name="header-account" fallback={<span className="skeleton account-skeleton" />} />
      </div>
    );
  }
  return (
    <div className="account account-guest needs-script">
      {hasDialog('login') && (
        <Button kind="plain" onClick={() => dialogs.open('login')}>
          {t('login')}
        </Button>
      )}
      {hasDialog('register') && (
        <Button kind="action" onClick={() => dialogs.open('register')}>
          {t('register')}
        </Button>
      )}
    </div>
  );
}
