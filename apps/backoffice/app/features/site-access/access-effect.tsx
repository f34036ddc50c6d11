import type { OfficeCalls } from '@halls/contract/office';
import { Icon } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { LoadingLines } from '#app/parts/read-states.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Asked = OfficeCalls['/site/weigh-access']['body'];
type Weighed = OfficeCalls['/site/weigh-access']['data'];

/** What lists would have come to on the last day, and whom they would shut out. */
export function AccessEffect({ asked }: { asked: Asked }) {
  const t = useTranslate('site');
  const { data, refusal } = useRead(reads.of('/site/weigh-access', asked), { keepsLast: true });
  return (
    <section className="access-effect" aria-live="polite">
      <h3 className="access-effect-title">{t('weighed')}</h3>
      {refusal && <p>{refusal.message}</p>}
      {!data && !refusal && <LoadingLines count={2} />}
      {data && !refusal && <Effect weighed={data} />}
    </section>
  );
}

function Effect({ weighed }: { weighed: Weighed }) {
  const t = useTranslate('site');
  const { sessions, refused, without_country: unknown, own_address: address } = weighed;
  const warnings = [
    ...(weighed.shuts_everybody ? [t('weighed_everybody')] : []),
    ...(sessions > 0 && refused === sessions ? [t('weighed_all')] : []),
    ...(weighed.own_refusal === null ? [] : [t('weighed_own', { address })]),
  ];
  return (
    <>
      <p>{sessions === 0 ? t('weighed_none') : t('weighed_refused', { refused, sessions })}</p>
      {unknown > 0 && <p className="access-soft">{t('weighed_unknown', { unknown })}</p>}
      {warnings.map((warning) => (
        <p key={warning} className="access-warning">
          <Icon name="warning" />
          {warning}
        </p>
      ))}
    </>
  );
}
