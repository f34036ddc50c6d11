import '#app/forms/form.css';
import './recovery.css';
import { useState } from 'react';
import { Button } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import { DetailsForm } from './details-form.tsx';
import { SmsForm } from './sms-form.tsx';

export const namespaces = ['recovery', 'code', 'captcha', 'errors'] as const;

const ways = ['sms', 'details'] as const;

/** Two ways to prove who one is; either leads to the dialog that sets a new password. */
export function DialogContent({ account = '', onClose }: DialogContentProps<'forgotten-password'>) {
  const t = useTranslate('recovery');
  const say = useTranslate('errors');
  const shell = useTranslate('shell');
  const isDemoSite = useSiteData()?.isDemoSite ?? false;
  const [way, setWay] = useState<(typeof ways)[number]>('sms');
  const onProved = (proof: { account: string; token: string }) => {
    onClose();
    dialogs.open('reset-password', proof);
  };
  if (isDemoSite)
    return (
      <Dialog
        title={t('title')}
        closeLabel={shell('close')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{shell('close')}</Button>}
      >
        <p>{say('recovery_closed')}</p>
      </Dialog>
    );
  const WayForm = way === 'sms' ? SmsForm : DetailsForm;
  return (
    <Dialog title={t('title')} description={t('intro')} closeLabel={shell('close')} onClose={onClose}>
      <div className="recovery">
        <fieldset className="recovery-ways">
          <legend className="sr-only">{t('ways')}</legend>
          {ways.map((name) => (
            <label key={name} className="recovery-way">
              <input type="radio" name="way" checked={way === name} onChange={() => setWay(name)} />
              {t(`way.${name}`)}
            </label>
          ))}
        </fieldset>
        <WayForm account={account} onProved={onProved} aside={<Remembered onClose={onClose} />} />
      </div>
    </Dialog>
  );
}

function Remembered({ onClose }: { onClose: () => void }) {
  const t = useTranslate('recovery');
  return (
    <Button
      kind="plain"
      size="small"
      className="link-button"
      onClick={() => {
        onClose();
        dialogs.open('login');
      }}
    >
      {t('log_in')}
    </Button>
  );
}
