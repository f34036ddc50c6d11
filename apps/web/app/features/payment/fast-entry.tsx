import { useState } from 'react';
import { SelectInput, TextInput } from '@halls/ui';
import { useStore, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm, type FormRules } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { reads, useRead } from '#app/api/reads.ts';
import { CaptchaField, useCaptcha } from '#app/forms/captcha-field.tsx';
import type { Captcha } from '#app/forms/create-captcha.ts';
import { usePage } from '#app/page/page-context.ts';
import { readCurrency, useCurrency } from '#app/page/use-currency.ts';
import { useSession } from '#app/session/browser-session.ts';
import type { Method } from './deposit-reads.ts';
import type { Entry } from './use-open-deposit.ts';

/** An account that may be paid for, with the ways to do so. */
export interface Entered extends Entry {
  readonly methods: readonly Method[];
}

type Field = 'account' | 'currency' | 'captcha';
const settingsRead = reads.of('/arks/web/site/detail', {});

type OnEntered = (entered: Entered) => void;

/** For which account, unless the site lets nobody pay in here. */
export function FastEntry({ onEntered }: { onEntered: OnEntered }) {
  const t = useTranslate('fast_payment');
  const { data } = useRead(settingsRead);
  if (data?.settings.FAST_PAYMENT === false) return <p className="member-panel">{t('shut')}</p>;
  return <EntryForm onEntered={onEntered} />;
}

/** The one that a link names, or the member's own, or another one. */
function EntryForm({ onEntered }: { onEntered: OnEntered }) {
  const t = useTranslate('fast_payment');
  const { currencies } = usePage();
  const first = useFirst();
  const captcha = useCaptcha(1);
  const form = useForm<Field>(useRules(captcha, first.currency, onEntered), first);
  const { values, errors } = useStore(form);
  return (
    <section className="member-panel deposit-panel">
      <FormFrame form={form} submitKind="accent" submitLabel={t('check')}>
        <TextInput
          {...useField(form, 'account')}
          label={t('account')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
        />
        {currencies.length > 1 && (
          <SelectInput
            label={t('currency')}
            value={values.currency}
            onChange={(event) => form.enter('currency', event.target.value)}
          >
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </SelectInput>
        )}
        <CaptchaField captcha={captcha} error={errors.captcha} />
      </FormFrame>
    </section>
  );
}

function useFirst() {
  const { currencies } = usePage();
  const own = useSession()?.memberAccount ?? '';
  const current = useCurrency();
  const [linked] = useState(() => new URLSearchParams(window.location.search));
  const asked = readCurrency(linked.get('currency') ?? undefined);
  return {
    account: linked.get('account')?.slice(0, 64) ?? own,
    currency: asked !== null && currencies.includes(asked) ? asked : current,
  };
}

function useRules(captcha: Captcha, first: ReturnType<typeof useFirst>['currency'], onEntered: OnEntered) {
  const say = useTranslate('errors');
  const t = useTranslate('deposit');
  const rules: FormRules<Field> = {
    check: ({ account = '' }) => ({
      ...(account.trim() === '' && { account: say('ph_account_name') }),
      ...(!captcha.answer() && { captcha: say('ph_account_verify_code') }),
    }),
    async send({ account: typed = '', currency }) {
      const answer = captcha.answer();
      if (!answer) return { errors: { captcha: say('ph_account_verify_code') } };
      const account = typed.trim();
      const result = await api.call('/payment/fast/pass', {
        ...{ account, ...answer },
        currency: readCurrency(currency) ?? first,
      });
      if (result.ok) {
        onEntered({ account, pass: result.data.pass, methods: result.data.methods });
        return null;
      }
      void captcha.renew();
      if (result.failure) return { problem: t('no_connection') };
      return result.code === 102 ? { errors: { captcha: result.message } } : { problem: result.message };
    },
  };
  return rules;
}
