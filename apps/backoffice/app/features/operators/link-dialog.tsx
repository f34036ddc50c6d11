import { useState } from 'react';
import type { OfficeCalls } from '@halls/contract/office';
import { Button, TextInput } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** The one time that a link is shown by which an operator sets their password. */
export function LinkDialog({
  link: { link, expires_at },
  onClose,
}: {
  link: OfficeCalls['/operator/invite']['data'];
  onClose: () => void;
}) {
  const t = useTranslate('operators');
  const p = useTranslate('parts');
  const [copied, setCopied] = useState(false);
  const address = new URL(link, location.origin).href;
  return (
    <Dialog
      title={t('link')}
      description={t('link_note')}
      closeLabel={p('close')}
      onClose={onClose}
      actions={
        <Button
          kind="action"
          onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
        >
          {copied ? t('copied') : t('copy')}
        </Button>
      }
    >
      <TextInput label={t('link')} readOnly value={address} onFocus={(event) => event.target.select()} />
      <p>
        {t('link_until')} <When at={expires_at} />
      </p>
    </Dialog>
  );
}
