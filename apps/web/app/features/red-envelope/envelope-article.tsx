import './envelope-page.css';
import { useState } from 'react';
import { localeOf } from '@halls/contract';
import type { RedEnvelopeProof } from '@halls/contract/activity';
import { formatMoney } from '@halls/i18n/format-money';
import { Button, Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { formatTime } from '#app/page/format-time.ts';
import { Link } from '#app/page/link.tsx';
import { usePage } from '#app/page/page-context.ts';
import { judgeDraw, type Verdict } from './recompute-shares.ts';

type Drawn = NonNullable<RedEnvelopeProof['drawn']>;

/** One envelope: what was announced and, once it has ended, its shares and the way to recompute them. */
export function EnvelopeArticle({ envelope }: { envelope: RedEnvelopeProof }) {
  const t = useTranslate('red_envelope');
  const { language } = usePage();
  const { title, text, count, timezone, drawn } = envelope;
  const money = useMoney(envelope);
  return (
    <article className="page envelope-page">
      <Link className="envelope-back-link" to="/envelopes">
        <Icon name="back" />
        {t('back')}
      </Link>
      <header className="envelope-head">
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        <p>
          {money(envelope.pool)} · {t('count', { count })} · {money(envelope.least)} – {money(envelope.most)}
        </p>
        <p className="envelope-soft">
          {t('from_to', {
            from: formatTime(envelope.opens_at, language, timezone),
            to: formatTime(envelope.end_at, language, timezone),
            zone: timezone,
          })}
        </p>
      </header>
      <dl className="envelope-facts">
        <dt>{t('hash')}</dt>
        <dd>{envelope.seed_hash}</dd>
        {drawn && (
          <>
            <dt>{t('seed')}</dt>
            <dd>{drawn.seed}</dd>
          </>
        )}
      </dl>
      {drawn ? <Shares envelope={envelope} drawn={drawn} /> : <p>{t('drawn_before')}</p>}
    </article>
  );
}

function Shares({ envelope, drawn }: { envelope: RedEnvelopeProof; drawn: Drawn }) {
  const t = useTranslate('red_envelope');
  const money = useMoney(envelope);
  return (
    <>
      <Check envelope={envelope} drawn={drawn} />
      <p className="envelope-soft">{t('order')}</p>
      <table className="envelope-shares" aria-label={t('shares')}>
        <thead>
          <tr>
            <th scope="col">{t('share')}</th>
            <th scope="col">{t('amount')}</th>
            <th scope="col">{t('taken_by')}</th>
          </tr>
        </thead>
        <tbody>
          {drawn.shares.map(({ amount, member_account: account }, index) => (
            // a share is its place
            <tr key={index}>
              <td>{index + 1}</td>
              <td className="money">{money(amount)}</td>
              <td>{account ?? t('nobody')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Check({ envelope, drawn }: { envelope: RedEnvelopeProof; drawn: Drawn }) {
  const t = useTranslate('red_envelope');
  const [isBusy, setIsBusy] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = async () => {
    setIsBusy(true);
    setVerdict(await judgeDraw(claimedOf(envelope, drawn)));
    setIsBusy(false);
  };
  return (
    <div className="envelope-check">
      <Button kind="accent" icon="shield" busy={isBusy} onClick={() => void check()}>
        {t(isBusy ? 'checking' : 'check')}
      </Button>
      <p role="status" className={verdict?.kind === 'agrees' ? 'envelope-good' : 'envelope-bad'}>
        {verdict && (
          <>
            <Icon name={verdict.kind === 'agrees' ? 'check' : 'warning'} />
            {verdict.kind === 'share_differs'
              ? t('share_differs', { place: verdict.place })
              : t(verdict.kind, { count: envelope.count })}
          </>
        )}
      </p>
    </div>
  );
}

function claimedOf(envelope: RedEnvelopeProof, { seed, shares }: Drawn) {
  const { site_id: siteId, id: envelopeId, currency, count } = envelope;
  return {
    ...{ siteId, envelopeId, currency, count, seed, seedHash: envelope.seed_hash },
    ...{ pool: minorOf(envelope.pool), least: minorOf(envelope.least), most: minorOf(envelope.most) },
    shares: shares.map(({ amount }) => minorOf(amount)),
  };
}

/** Amounts of answers have all decimals of their currency. */
function minorOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

function useMoney({ currency }: RedEnvelopeProof): (amount: string) => string {
  const { language } = usePage();
  return (amount) => formatMoney(amount, currency, localeOf(language));
}
