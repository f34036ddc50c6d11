import { useState } from 'react';
import { localeOf } from '@halls/contract';
import type { Offer } from '@halls/contract/offer';
import { formatMoney } from '@halls/i18n/format-money';
import { Button, buttonClass } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { openLogin, openMemberPlace } from '#app/member/member-place.ts';
import { formatTime } from '#app/page/format-time.ts';
import { Link } from '#app/page/link.tsx';
import { usePage } from '#app/page/page-context.ts';
import { CodeForm } from './code-form.tsx';

/**
 * Whether the member is in, and the way to be; guests are led to the login. What comes with a registration has no way.
 * `again` reads how it stands now.
 */
export function OfferActions({ offer, again }: { offer: Offer; again: () => void }) {
  const t = useTranslate('offer');
  const { member } = offer;
  if (offer.at_registration && member?.state !== 'given')
    return <p className="offer-state">{t(offer.is_used_up ? 'state.used_up' : 'registration')}</p>;
  if (!member)
    return offer.is_used_up ? (
      <p className="offer-state">{t('state.used_up')}</p>
    ) : (
      <div className="offer-actions">
        <p>{t('log_in')}</p>
        <Button kind="action" onClick={() => openLogin()}>
          {t('take_part')}
        </Button>
      </div>
    );
  return (
    <div className="offer-actions" data-state={member.state}>
      <p className="offer-state" role="status">
        {t(`state.${member.state}`)}
      </p>
      {member.state === 'open' &&
        (offer.needs_code ? <CodeForm again={again} /> : <TakePart offer={offer} again={again} />)}
      {member.state === 'waiting' && <Waiting offer={offer} again={again} />}
      {member.state === 'given' && <Given offer={offer} />}
    </div>
  );
}

function TakePart({ offer, again }: { offer: Offer; again: () => void }) {
  const t = useTranslate('offer');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const body = { offer_id: offer.offer_id, version: offer.version };
    const result = await api.call('/member/offers/claim', body);
    toasts.show(result.ok ? 'success' : 'error', result.ok ? t('took_part') : result.message);
    setSending(false);
    again();
  };
  return (
    <Button kind="action" busy={isSending} disabled={isSending} onClick={() => void send()}>
      {t('take_part')}
    </Button>
  );
}

function Waiting({ offer, again }: { offer: Offer; again: () => void }) {
  const t = useTranslate('offer');
  const { language } = usePage();
  const [isSending, setSending] = useState(false);
  const { claim_id: claimId, expires_at: until } = offer.member ?? { claim_id: null, expires_at: null };
  const stepBack = async () => {
    if (claimId === null) return;
    setSending(true);
    const result = await api.call('/member/offers/withdraw', { claim_id: claimId });
    toasts.show(result.ok ? 'success' : 'error', result.ok ? t('stepped_back') : result.message);
    setSending(false);
    again();
  };
  return (
    <>
      {until !== null && (
        <p className="offer-note">
          {t('until', { time: `${formatTime(until, language, offer.timezone)} (${offer.timezone})` })}
        </p>
      )}
      <Button kind="action" onClick={() => openMemberPlace('/user/Deposit')}>
        {t('to_deposit')}
      </Button>
      <Button kind="plain" disabled={isSending} onClick={() => void stepBack()}>
        {t('step_back')}
      </Button>
    </>
  );
}

function Given({ offer }: { offer: Offer }) {
  const t = useTranslate('offer');
  const { language } = usePage();
  const granted = offer.member?.granted ?? null;
  return (
    <>
      {granted !== null && (
        <p className="offer-note">
          {t('received', { amount: formatMoney(granted, offer.currency, localeOf(language)) })}
        </p>
      )}
      {offer.gives !== 'cash' && (
        <Link className={buttonClass()} to="/user/MyBonus">
          {t('see')}
        </Link>
      )}
    </>
  );
}
