import { useEffect, useState } from 'react';
import type { DataOf } from '@halls/contract';
import type { serviceAgreement } from '@halls/contract/registration';
import { Button, Skeleton } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { api } from '#app/api/browser-client.ts';
import { useTranslate } from '#app/page/page-context.tsx';

export const namespaces = ['register'];

/** The agreement's text, as the site wrote it: paragraphs between empty lines. */
export function DialogContent({ onClose }: { onClose: () => void }) {
  const t = useTranslate('register');
  const shell = useTranslate('shell');
  const [text, setText] = useState<DataOf<typeof serviceAgreement> | null>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    void (async () => {
      const result = await api.call('/arks/web/register-settings/service-agreement', {}, { reads: true });
      if (result.ok) setText(result.data);
      else setError(result.failure ? t('no_connection') : result.message);
    })();
  }, [t]);

  return (
    <Dialog
      wide
      title={text?.title ?? t('agreement')}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <Button kind="accent" onClick={onClose}>
          {t('agreement_read')}
        </Button>
      }
    >
      {error && <p role="alert">{error}</p>}
      {!text && !error && <Skeleton className="form-skeleton" />}
      {text?.content.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="agreement-paragraph">
          {paragraph}
        </p>
      ))}
    </Dialog>
  );
}
