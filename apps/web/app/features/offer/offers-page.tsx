import './offer.css';
import { localeOf } from '@halls/contract';
import type { Offer } from '@halls/contract/offer';
import { formatMoney } from '@halls/i18n/format-money';
import { Button, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { useRead } from '#app/api/reads.ts';
import { Link } from '#app/page/link.tsx';
import { usePage } from '#app/page/page-context.ts';
import { useMissedEvents, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { CodeForm } from './code-form.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferFacts, Reward } from './offer-facts.tsx';
import { OfferRule } from './offer-rule.tsx';
import { offersRead } from './offer-read.ts';

export const namespaces = ['offer'] as const;

/** What the site offers the member now, how each stands for them, and the field for a code. */
export function Part() {
  const t = useTranslate('offer');
  const { data, again, refusal } = useRead(offersRead);
  useRealtimeEvent('offer.changed', again);
  useMissedEvents(again);
  return (
    <div className="offers">
      <section className="member-panel offer-code">
        <h2>{t('code_title')}</h2>
        <CodeForm again={again} />
      </section>
      {data?.list.map((offer) => (
        <OfferCard key={offer.offer_id} offer={offer} again={again} />
      ))}
      {!data?.list.length && (
        <section className="member-panel" aria-busy={!data && !refusal}>
          {data && <p>{t('none')}</p>}
          {!data &&
            (refusal ? (
              <FormProblem>
                {t('failed')}{' '}
                <Button kind="plain" size="small" onClick={again}>
                  {t('again')}
                </Button>
              </FormProblem>
            ) : (
              <Skeleton className="offer-skeleton" />
            ))}
        </section>
      )}
    </div>
  );
}

function OfferCard({ offer, again }: { offer: Offer; again: () => void }) {
  const t = useTranslate('offer');
  const { language } = usePage();
  const money = (amount: string) => formatMoney(amount, offer.currency, localeOf(language));
  const { discount_id: discountId } = offer;
  return (
    <section className="member-panel offer-card" aria-label={offer.title}>
      <h2>{offer.title}</h2>
      <p>
        <strong>
          <Reward offer={offer} money={money} />
        </strong>
      </p>
      <p className="offer-note">{offer.text}</p>
      <OfferActions offer={offer} again={again} />
      <details>
        <summary>{t('title')}</summary>
        <OfferFacts offer={offer} />
        <OfferRule offer={offer} />
      </details>
      {discountId !== null && <Link to={`/discount/${discountId}`}>{t('read')}</Link>}
    </section>
  );
}
