import './unknown-device.css';
import { buttonClass, Button } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { useSiteData } from '#app/page/use-site-data.ts';

export const namespaces = ['validation'] as const;

const visitorRead = reads.of('/get_login_header', {});

/** The site lets known devices in: which one this is, and what can be done. */
export function DialogContent({ onClose }: DialogContentProps<'unknown-device'>) {
  const t = useTranslate('validation');
  const shell = useTranslate('shell');
  const help = useSiteData()?.customerServiceUrl;
  const { data: visitor } = useRead(visitorRead);
  const device = [visitor?.browser, [visitor?.system, visitor?.system_version].filter(Boolean).join(' ')];
  return (
    <Dialog
      title={t('device.title')}
      description={t('device.text')}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('device.ok')}</Button>
          {help && (
            <a className={buttonClass({ kind: 'accent' })} href={help} target="_blank" rel="noopener">
              {t('device.help')}
            </a>
          )}
        </>
      }
    >
      <dl className="unknown-device">
        <dt>{t('device.this')}</dt>
        <dd>{device.filter(Boolean).join(', ') || '…'}</dd>
        <dt>{t('device.address')}</dt>
        <dd>{visitor?.remote_addr ?? '…'}</dd>
      </dl>
      <p>{t('device.advice')}</p>
    </Dialog>
  );
}
