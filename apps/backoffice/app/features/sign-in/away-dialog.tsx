import { useEffect } from 'react';
import { Button } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { reads } from '#app/api/reads.ts';
import { useMe } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The session has ended; what is on the screen waits behind it for the same operator. */
export function AwayDialog() {
  const t = useTranslate('sign_in');
  const { operator } = useMe();
  // what could not be read meanwhile is asked for again
  useEffect(() => () => void reads.client.invalidateQueries(), []);
  return (
    <Dialog
      title={t('away')}
      description={t('away_note')}
      closeLabel=""
      dismissible={false}
      onClose={() => {}}
      actions={
        <Button kind="plain" onClick={() => location.assign('/')}>
          {t('away_leave')}
        </Button>
      }
    >
      <SignInForm account={operator.account} />
    </Dialog>
  );
}
