import '#app/forms/form.css';
import { useEffect, useState } from 'react';
import { Button, Skeleton } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { api } from '#app/api/browser-client.ts';
import { usePage, useTranslate } from '#app/page/page-context.tsx';
import { RegisterForm } from './register-form.tsx';
import type { Setting } from './setting.ts';

export const namespaces = ['register', 'captcha', 'errors'];

/** The registration with the fields that the site's operators chose. */
export function DialogContent({ onClose }: { onClose: () => void }) {
  const t = useTranslate('register');
  const shell = useTranslate('shell');
  const page = usePage();
  const [currency, setCurrency] = useState(page.currency);
  const [settings, setSettings] = useState<readonly Setting[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const aborter = new AbortController();
    setFailed(false);
    void (async () => {
      const result = await api.call(
        '/arks/web/register-settings',
        { currency },
        { reads: true, signal: aborter.signal },
      );
      if (result.ok) setSettings(result.data.list.filter((setting) => setting.is_display === 1));
      else if (!result.aborted) setFailed(true);
    })();
    return () => aborter.abort();
  }, [currency, tries]);

  return (
    <Dialog title={t('title')} description={t('intro')} closeLabel={shell('close')} onClose={onClose}>
      {settings && (
        <RegisterForm settings={settings} currency={currency} onCurrency={setCurrency} onDone={onClose} />
      )}
      {!settings && !failed && <FormSkeleton />}
      {!settings && failed && (
        <div className="form-failed" role="alert">
          <p>{t('settings_failed')}</p>
          <Button kind="accent" onClick={() => setTries(tries + 1)}>
            {t('try_again')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function FormSkeleton() {
  return (
    <div className="form" aria-busy="true">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="form-skeleton" />
      ))}
    </div>
  );
}
