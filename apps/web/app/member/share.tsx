import './share.css';
import type { ReactNode } from 'react';
import { Button } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { drawQrCode } from '@halls/web-kit/qr-code';

/** By what a member brings others: an address of the site, as a picture too, a code, and what else there is. */
export function Share({ path, code, children }: { path: string; code: string; children?: ReactNode }) {
  const t = useTranslate('share');
  const link = new URL(path, window.location.origin).href;
  return (
    <div className="share">
      <QrCode text={link} />
      <dl className="share-lines">
        <ShareLine name={t('link')} text={link} />
        <ShareLine name={t('code')} text={code} hint={t('code_hint')} />
        {children}
      </dl>
    </div>
  );
}

export function ShareLine({ name, text, hint }: { name: string; text: string; hint?: string }) {
  const t = useTranslate('share');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.show('success', t('copied')),
      () => toasts.show('error', t('not_copied')),
    );
  return (
    <div>
      <dt className="share-note">{name}</dt>
      <dd className="share-line">
        <span>{text}</span>
        <Button size="small" aria-label={`${t('copy')}: ${name}`} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </dd>
      {hint && <dd className="share-note">{hint}</dd>}
    </div>
  );
}

function QrCode({ text }: { text: string }) {
  const t = useTranslate('share');
  const { size, path } = drawQrCode(text);
  return (
    <svg
      className="share-code"
      viewBox={`0 0 ${size} ${size}`}
      width="200"
      height="200"
      role="img"
      aria-label={t('qr')}
    >
      <path d={path} />
    </svg>
  );
}
