import { Button } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { useWholePage } from '#app/page/page-context.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import type { LaunchTarget } from '#app/game-session/launch.ts';
import { startDemo } from './start-demo.ts';

export const namespaces = ['launch'] as const;

/** A guest pressed Play: log in, register, or try it with play money. */
export function DialogContent({ target, onClose }: { target: LaunchTarget; onClose: () => void }) {
  const t = useTranslate('launch');
  const shell = useTranslate('shell');
  const page = useWholePage();
  const go = (name: 'login' | 'register') => {
    onClose();
    dialogs.open(name);
  };
  return (
    <Dialog
      title={t('proxy.please_login_title')}
      description={t('login_required.text', { game: target.gameName })}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <>
          {target.hasDemo && (
            <Button
              onClick={() => {
                onClose();
                void startDemo(target, page);
              }}
            >
              {t('login_required.demo')}
            </Button>
          )}
          <Button onClick={() => go('register')}>{t('login_required.register')}</Button>
          <Button kind="accent" onClick={() => go('login')}>
            {t('login_required.log_in')}
          </Button>
        </>
      }
    />
  );
}
