import './offer.css';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Offer } from '@halls/contract/offer';
import { useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { useMissedEvents, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { useSession } from '#app/session/browser-session.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferRule } from './offer-rule.tsx';

/** What a discount offers by itself. The page has it as guests see it; a member's own is asked for. */
export function OfferPanel({ discountId, offer }: { discountId: number; offer: Offer | null }) {
  const memberId = useSession()?.memberId ?? null;
  return memberId === null ? (
    offer && <Panel offer={offer} again={() => {}} />
  ) : (
    <OwnPanel key={`${memberId} ${discountId}`} discountId={discountId} shown={offer} />
  );
}

function OwnPanel({ discountId, shown }: { discountId: number; shown: Offer | null }) {
  const [own, setOwn] = useState<Offer | null | undefined>(undefined);
  const again = () => {
    void api
      .call('/offer/of_discount', { discount_id: discountId }, { reads: true })
      // without an answer it stays as guests see it
      .then((result) => result.ok && setOwn(result.data.offer));
  };
  const look = useEffectEvent(again);
  useEffect(() => look(), []);
  useRealtimeEvent('offer.changed', again);
  useMissedEvents(again);
  const offer = own === undefined ? shown : own;
  return offer && <Panel offer={offer} again={again} isWaiting={own === undefined} />;
}

function Panel({
  offer,
  again,
  isWaiting = false,
}: {
  offer: Offer;
  again: () => void;
  isWaiting?: boolean;
}) {
  const t = useTranslate('offer');
  return (
    <section className="offer" aria-label={t('title')} aria-busy={isWaiting}>
      <h2>{t('title')}</h2>
      <OfferFacts offer={offer} />
      <OfferRule offer={offer} />
      {!isWaiting && <OfferActions offer={offer} again={again} />}
    </section>
  );
}
