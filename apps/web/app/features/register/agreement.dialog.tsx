import { Button, Skeleton } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';

export const namespaces = ['register'] as const;

const agreementRead = reads.of('/arks/web/register-settings/service-agreement', {});

/** The agreement's text, as the site wrote it: paragraphs between empty lines. */
export function DialogContent({ onClose }: DialogContentProps<'agreement'>) {
  const t = useTranslate('register');
  const shell = useTranslate('shell');
  const { data: text, refusal } = useRead(agreementRead);
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
      {!text && refusal && <p role="alert">{refusal.failure ? t('no_connection') : refusal.message}</p>}
      {!text && !refusal && <Skeleton className="form-skeleton" />}
      {text?.content.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="agreement-paragraph">
          {paragraph}
        </p>
      ))}
    </Dialog>
  );
}
