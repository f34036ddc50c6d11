import { useState } from 'react';
import { localeOf } from '@halls/contract';
import type { Offer } from '@halls/contract/offer';
import { formatMoney } from '@halls/i18n/format-money';
import { SelectInput } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { Link } from '#app/page/link.tsx';
import { usePage } from '#app/page/page-context.ts';

/** Those that a deposit may bring now: what waits for one, and what can be opted in to without a code. */
export function offersForDeposit(offers: readonly Offer[]): Offer[] {
  return offers.filter(
    ({ deposit, member, needs_code: needsCode }) =>
      deposit !== null && (member?.state === 'waiting' || (member?.state === 'open' && needsCode === 0)),
  );
}

/** What waits for a deposit is chosen until the member chooses otherwise. */
export function useOfferChoice(offers: readonly Offer[]): [Offer | null, (offerId: number | null) => void] {
  const [chosenId, setChosenId] = useState<number | null | undefined>(undefined);
  const waiting = offers.find(({ member }) => member?.state === 'waiting') ?? null;
  const chosen = offers.find(({ offer_id: id }) => id === chosenId) ?? null;
  return [chosenId === undefined ? waiting : chosen, setChosenId];
}

/** Which offer a deposit is made for, with the least that it asks and the way to its terms. */
export function OfferChoice({
  offers,
  chosen,
  onChoose,
}: {
  offers: readonly Offer[];
  chosen: Offer | null;
  onChoose: (offerId: number | null) => void;
}) {
  const t = useTranslate('deposit');
  const { language } = usePage();
  const least = chosen?.deposit?.min;
  return (
    <>
      <SelectInput
        label={t('offer')}
        value={chosen ? String(chosen.offer_id) : ''}
        hint={
          chosen && least !== undefined
            ? t('offer_min', { amount: formatMoney(least, chosen.currency, localeOf(language)) })
            : undefined
        }
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('offer_none')}</option>
        {offers.map(({ offer_id: id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectInput>
      {chosen && (
        <Link to={chosen.discount_id === null ? '/user/Offers' : `/discount/${chosen.discount_id}`}>
          {t('offer_terms')}
        </Link>
      )}
    </>
  );
}
