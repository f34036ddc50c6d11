import { localeOf } from '@halls/contract';
import { memberFacts, type JudgedCondition, type JudgedRule } from '@halls/contract/member-rule';
import type { Offer } from '@halls/contract/offer';
import { formatMoney } from '@halls/i18n/format-money';
import { classNames, Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';

/** Whom an offer is for, condition by condition; a member sees which of them are met and what is lacking. */
export function OfferRule({ offer }: { offer: Offer }) {
  const t = useTranslate('offer');
  const { rule, currency, member } = offer;
  return (
    <section className="offer-rule" aria-label={t('who')}>
      <h3>{t('who')}</h3>
      {rule.groups.length === 0 ? (
        <p>{t('everybody', { currency })}</p>
      ) : (
        <>
          {rule.groups.length > 1 && <p>{t(`match.${rule.match}`)}</p>}
          <Groups groups={rule.groups} offer={offer} isMember={member !== null} />
        </>
      )}
    </section>
  );
}

function Groups(props: { groups: JudgedRule['groups']; offer: Offer; isMember: boolean }) {
  const t = useTranslate('offer');
  const { groups, offer, isMember } = props;
  return (
    <ul>
      {groups.map((group, place) => (
        // conditions of a version never change their places
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          {group.conditions.length > 1 && <p>{t(`match.${group.match}`)}</p>}
          <ul>
            {group.conditions.map((condition, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Condition key={index} judged={condition} offer={offer} isMember={isMember} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Condition({
  judged,
  offer,
  isMember,
}: {
  judged: JudgedCondition;
  offer: Offer;
  isMember: boolean;
}) {
  const t = useTranslate('offer');
  const say = useValueOf(judged, offer);
  const { condition, is_met: isMet, actual, lack } = judged;
  const name = useNameOf(condition);
  const [first = '', second = ''] = condition.values.map(say);
  const list = condition.op === 'in' || condition.op === 'not_in';
  const value = list ? condition.values.map(say).join(', ') : first;
  return (
    <li className={classNames('offer-condition', isMember && isMet && 'offer-condition-met')}>
      {isMember && <Icon name={isMet ? 'check' : 'close'} />}
      <span>
        {name}: {t(`op.${condition.op}`, { value, second })}
        {isMember && (
          <small>
            {t(isMet ? 'met' : 'unmet')}
            {' · '}
            {actual === null ? t('unknown') : t('actual', { value: say(actual) })}
            {lack !== null && ` · ${t('lack', { value: say(lack) })}`}
          </small>
        )}
      </span>
    </li>
  );
}

function useNameOf({ fact, days, hall_name: hall }: JudgedCondition['condition']): string {
  const t = useTranslate('offer');
  const name = t(`fact.${fact}`);
  const inHall = hall === null ? name : t('in_hall', { fact: name, hall });
  return days === null ? inHall : t('within', { fact: inHall, days });
}

function useValueOf(
  { condition: { fact } }: JudgedCondition,
  { currency }: Offer,
): (value: string) => string {
  const t = useTranslate('offer');
  const { language } = usePage();
  const { unit } = memberFacts[fact];
  if (unit === 'money') return (value) => formatMoney(value, currency, localeOf(language));
  return unit === 'yes' ? (value) => t(value === '1' ? 'yes' : 'no') : (value) => value;
}
