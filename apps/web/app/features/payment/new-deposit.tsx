import { useState } from 'react';
import type { Language } from '@halls/contract';
import { localeOf } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';
import { classNames, TextInput } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import {
  FormFrame,
  useField,
  useForm,
  type Form,
  type FormRefusal,
  type FormRules,
} from '@halls/web-kit/forms';
import { LoadedIcon } from '@halls/web-kit/icons';
import type { Offer } from '@halls/contract/offer';
import { MemberMoney } from '#app/member/member-money.tsx';
import { usePage } from '#app/page/page-context.ts';
import { methodIcons } from './method-icons.ts';
import type { Method } from './deposit-reads.ts';
import { OfferChoice, useOfferChoice } from './offer-choice.tsx';
import { quickAmounts, readDepositAmount } from './deposit-rules.ts';

/** What is chosen and typed, without what it is for. */
export interface AskedDeposit {
  readonly method_id: string;
  readonly amount: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What is asked for with it; null: nothing. */
  readonly offer: Offer | null;
}

export type OpenDeposit = (asked: AskedDeposit) => Promise<FormRefusal<string> | null>;

/** A way to pay, and below it what it asks: its fields and the amount. `open` answers what is wrong, or null. */
export function NewDeposit({
  methods,
  offers = [],
  open,
}: {
  methods: readonly Method[];
  /** What a deposit may bring. */
  offers?: readonly Offer[];
  open: OpenDeposit;
}) {
  const t = useTranslate('deposit');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [amount, setAmount] = useState('');
  const chosen =
    methods.find(({ method_id: id }) => id === chosenId) ?? methods.find((method) => isOpen(method));
  return (
    <>
      <fieldset className="member-panel deposit-panel">
        <legend className="sr-only">{t('methods')}</legend>
        <h2 aria-hidden="true">{t('methods')}</h2>
        <div className="deposit-methods">
          {methods.map((method) => (
            <MethodCard
              key={method.method_id}
              method={method}
              isChosen={method === chosen}
              onChoose={() => setChosenId(method.method_id)}
            />
          ))}
        </div>
      </fieldset>
      {chosen && (
        <AmountForm
          key={chosen.method_id}
          method={chosen}
          offers={offers}
          firstAmount={'amount' in readDepositAmount(amount, chosen) ? amount : ''}
          onAmount={setAmount}
          open={open}
        />
      )}
    </>
  );
}

function isOpen({ is_maintenance: isClosed }: Method): boolean {
  return isClosed === 0;
}

function MethodCard({
  method,
  isChosen,
  onChoose,
}: {
  method: Method;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const t = useTranslate('deposit');
  const { language } = usePage();
  return (
    <label className={classNames('deposit-method', isChosen && 'deposit-method-chosen')}>
      <input
        type="radio"
        name="deposit-method"
        className="deposit-method-input"
        checked={isChosen}
        disabled={!isOpen(method)}
        onChange={onChoose}
      />
      <span className="deposit-method-icon">
        <LoadedIcon loader={methodIcons} name={method.icon} />
      </span>
      <span className="deposit-method-text">
        <strong>{method.name}</strong>
        <span>{isOpen(method) ? t('limits', limitsOf(method, language)) : t('closed')}</span>
      </span>
    </label>
  );
}

function limitsOf({ min, max, currency }: Method, language: Language) {
  const say = (amount: string) => formatMoney(amount, currency, localeOf(language));
  return { min: say(min), max: say(max) };
}

const fieldName = (name: string) => `field_${name}`;

/** `firstAmount`: typed for another method, and within the limits of this one too. */
function AmountForm({
  method,
  offers,
  firstAmount,
  onAmount,
  open,
}: {
  method: Method;
  offers: readonly Offer[];
  firstAmount: string;
  onAmount: (amount: string) => void;
  open: OpenDeposit;
}) {
  const t = useTranslate('deposit');
  const { language } = usePage();
  const [offer, setOffer] = useOfferChoice(offers);
  const form = useForm<string>(useRules(method, offer, open), { amount: firstAmount });
  const amount = useField(form, 'amount');
  const enter = (entered: string) => {
    form.enter('amount', entered);
    onAmount(entered);
  };
  return (
    <section className="member-panel deposit-panel" aria-label={method.name}>
      <FormFrame form={form} submitKind="accent" submitLabel={t('submit')}>
        {method.fields.map(({ name, label }) => (
          <OwnField key={name} form={form} name={fieldName(name)} label={label} />
        ))}
        <TextInput
          {...amount}
          onChange={(event) => enter(event.target.value)}
          label={t('amount', { currency: method.currency })}
          hint={t('limits', limitsOf(method, language))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          required
        />
        <div className="deposit-quick" role="group" aria-label={t('quick')}>
          {quickAmounts(method).map((quick) => (
            <button
              key={quick}
              type="button"
              className={classNames('pill', amount.value === quick && 'pill-chosen')}
              aria-pressed={amount.value === quick}
              onClick={() => enter(quick)}
            >
              <MemberMoney amount={quick} currency={method.currency} />
            </button>
          ))}
        </div>
        {offers.length > 0 && <OfferChoice offers={offers} chosen={offer} onChoose={setOffer} />}
        <p className="deposit-note">
          {t('fee', { fee: formatMoney(method.fee, method.currency, localeOf(language)) })}
        </p>
      </FormFrame>
    </section>
  );
}

function OwnField({ form, name, label }: { form: Form<string>; name: string; label: string }) {
  return <TextInput {...useField(form, name)} label={label} autoComplete="off" maxLength={140} required />;
}

function useRules(method: Method, offer: Offer | null, open: OpenDeposit): FormRules<string> {
  const t = useTranslate('deposit');
  const { language } = usePage();
  return {
    check(values) {
      const read = readDepositAmount(values.amount ?? '', method);
      const wrong = method.fields.filter(
        ({ name, pattern }) =>
          !new RegExp(`^(?:${pattern})$`, 'u').test(values[fieldName(name)]?.trim() ?? ''),
      );
      return {
        ...Object.fromEntries(wrong.map(({ name }) => [fieldName(name), t('wrong_field')])),
        ...('wrong' in read && { amount: t(read.wrong, limitsOf(method, language)) }),
      };
    },
    send(values) {
      const fields = Object.fromEntries(
        method.fields.map(({ name }) => [name, values[fieldName(name)]?.trim() ?? '']),
      );
      return open({ method_id: method.method_id, amount: (values.amount ?? '').trim(), fields, offer });
    },
  };
}
