import '#app/forms/form.css';
import { useState } from 'react';
import type { Currency } from '@halls/contract';
import { Button, Skeleton } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { FormPicture } from '#app/forms/form-picture.tsx';
import { usePage } from '#app/page/page-context.ts';
import type { PageInfo } from '#app/page/page-info.ts';
import { RegisterForm } from './register-form.tsx';
import { useAgentDomain } from './use-agent-domain.ts';

export const namespaces = ['register', 'code', 'captcha', 'errors'] as const;

const registrationClosed = 120;

const backgroundRead = (template: string) =>
  reads.of('/arks/web/model/register-background/detail', { template });
const settingsRead = (currency: Currency) => reads.of('/arks/web/register-settings', { currency });

/** The registration with the fields that the site's operators chose. */
export function DialogContent({ onClose }: DialogContentProps<'register'>) {
  const t = useTranslate('register');
  const shell = useTranslate('shell');
  const page = usePage();
  const [chosen, setCurrency] = useState(() => currencyAsked(page));
  const domain = useAgentDomain();
  const currency = domain.currency ?? chosen;
  const settings = useRead(settingsRead(currency), { keepsLast: true, enabled: domain.isKnown });
  const background = useRead(backgroundRead(page.mobileTemplate));
  const isAsking = settings.isAsking || !domain.isKnown;
  return (
    <Dialog title={t('title')} description={t('intro')} closeLabel={shell('close')} onClose={onClose}>
      <FormPicture
        isAsking={background.isAsking && !background.data}
        picture={background.data?.detail.photo_path}
      />
      {settings.data && (
        <RegisterForm
          settings={settings.data.list.filter((setting) => setting.is_display === 1)}
          currency={currency}
          isCurrencyFixed={domain.currency !== null}
          onCurrency={setCurrency}
          onDone={onClose}
        />
      )}
      {!settings.data && isAsking && <FormSkeleton />}
      {!settings.data && !isAsking && (
        <div className="form-failed" role="alert">
          {settings.refusal?.code === registrationClosed ? (
            <p>{settings.refusal.message}</p>
          ) : (
            <>
              <p>{t('settings_failed')}</p>
              <Button kind="accent" onClick={settings.again}>
                {t('try_again')}
              </Button>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** An address may ask for one of the site's currencies. */
function currencyAsked({ currencies, currency }: PageInfo): Currency {
  const asked = new URLSearchParams(window.location.search).get('currency')?.toUpperCase();
  return currencies.find((each) => each === asked) ?? currency;
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
