import './proxy.css';
import { Button, Skeleton } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { drawQrCode } from '@halls/web-kit/qr-code';
import { reads, useRead } from '#app/api/reads.ts';
import { Figure } from './figure.tsx';
import { ReadFailed } from './read-failed.tsx';

export const namespaces = ['proxy'] as const;

const promotionRead = reads.of('/agent/promotion', {});

/** By what the agent brings members, and how many have come by it. */
export function Part() {
  const t = useTranslate('proxy');
  const { data, refusal, again } = useRead(promotionRead);
  if (!data)
    return (
      <section className="member-panel" aria-busy={!refusal}>
        {refusal ? <ReadFailed again={again} /> : <Skeleton className="proxy-skeleton" />}
      </section>
    );
  const link = new URL(data.path, window.location.origin).href;
  return (
    <div className="proxy-sections">
      <section className="member-panel proxy-panel">
        <p>{t('promotion.note')}</p>
        <div className="proxy-ways">
          <Code text={link} />
          <dl className="proxy-lines">
            <Line name={t('promotion.link')} text={link} />
            <Line name={t('promotion.code')} text={data.code} hint={t('promotion.code_hint')} />
            {data.domains.map((host) => (
              <Line key={host} name={t('promotion.domains')} text={host} />
            ))}
          </dl>
        </div>
      </section>
      <section className="member-panel proxy-panel">
        <h2>{t('promotion.funnel', { days: data.days })}</h2>
        <dl className="proxy-figures">
          <Figure name={t('promotion.visitors')} value={data.visitors} />
          <Figure name={t('promotion.registrations')} value={data.registrations} />
          <Figure name={t('promotion.deposits')} value={data.depositors} />
        </dl>
        <p className="proxy-note">{t('promotion.visitors_hint')}</p>
      </section>
    </div>
  );
}

function Code({ text }: { text: string }) {
  const t = useTranslate('proxy');
  const { size, path } = drawQrCode(text);
  return (
    <svg
      className="proxy-code"
      viewBox={`0 0 ${size} ${size}`}
      width="200"
      height="200"
      role="img"
      aria-label={t('promotion.qr')}
    >
      <path d={path} />
    </svg>
  );
}

function Line({ name, text, hint }: { name: string; text: string; hint?: string }) {
  const t = useTranslate('proxy');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.show('success', t('promotion.copied')),
      () => toasts.show('error', t('promotion.not_copied')),
    );
  return (
    <div>
      <dt className="proxy-note">{name}</dt>
      <dd className="proxy-line">
        <span>{text}</span>
        <Button size="small" aria-label={`${t('promotion.copy')}: ${name}`} onClick={() => void copy()}>
          {t('promotion.copy')}
        </Button>
      </dd>
      {hint && <dd className="proxy-note">{hint}</dd>}
    </div>
  );
}
