import { localeOf, type Currency } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';
import { classNames, PasswordInput, TextInput } from '@halls/ui';
import { useStore, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm, type FormRules } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { useSession } from '#app/session/browser-session.ts';
import { readDepositAmount } from './deposit-rules.ts';
import { endTry, isDecided, keyOfTry } from './order-try.ts';
import type { PayoutAccount } from './withdrawal-reads.ts';

interface Limits {
  readonly min: string;
  readonly max: string;
  readonly currency: Currency;
}

type Field = 'account_id' | 'amount' | 'withdraw_password';

/** Where the server's word on what was sent stands. */
const fieldOfCode: Readonly<Record<number, Field>> = {
  101: 'withdraw_password',
  104: 'amount',
  105: 'amount',
  106: 'account_id',
};

/** The account, the amount and the withdraw password. */
export function NewWithdrawal({
  limits,
  accounts,
  onOrder,
}: {
  limits: Limits;
  accounts: readonly PayoutAccount[];
  onOrder: (orderNumber: string) => void;
}) {
  const t = useTranslate('withdrawal');
  const say = useSayAmount(limits.currency);
  const own = useTranslate('payout_account');
  const first = accounts.find(({ is_usable: isUsable }) => isUsable === 1);
  const form = useForm<Field>(useRules(limits, onOrder), { account_id: first?.account_id ?? '' });
  const { values, errors } = useStore(form);
  return (
    <section className="member-panel deposit-panel" aria-label={t('submit')}>
      <FormFrame form={form} submitKind="accent" submitLabel={t('submit')}>
        <fieldset className="withdrawal-accounts">
          <legend>{t('account')}</legend>
          <div className="deposit-methods">
            {accounts.map((account) => (
              <AccountCard
                key={account.account_id}
                account={account}
                isChosen={account.account_id === values.account_id}
                onChoose={() => form.enter('account_id', account.account_id)}
              />
            ))}
          </div>
          {errors.account_id && <p role="alert">{errors.account_id}</p>}
        </fieldset>
        <TextInput
          {...useField(form, 'amount')}
          label={t('amount', { currency: limits.currency })}
          hint={t('limits', { min: say(limits.min), max: say(limits.max) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          required
        />
        <div className="deposit-quick">
          <button
            type="button"
            className={classNames('pill', values.amount === limits.max && 'pill-chosen')}
            aria-pressed={values.amount === limits.max}
            onClick={() => form.enter('amount', limits.max)}
          >
            {t('all', { amount: say(limits.max) })}
          </button>
        </div>
        <PasswordInput
          {...useField(form, 'withdraw_password')}
          label={own('withdraw_password')}
          hint={own('withdraw_password_hint')}
          showLabel={own('show')}
          hideLabel={own('hide')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
        />
        <p className="deposit-note">{t('final')}</p>
      </FormFrame>
    </section>
  );
}

function AccountCard({
  account,
  isChosen,
  onChoose,
}: {
  account: PayoutAccount;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const t = useTranslate('withdrawal');
  const { language } = usePage();
  const isUsable = account.is_usable === 1;
  return (
    <label className={classNames('deposit-method', isChosen && 'deposit-method-chosen')}>
      <input
        type="radio"
        name="withdrawal-account"
        className="deposit-method-input"
        checked={isChosen}
        disabled={!isUsable}
        onChange={onChoose}
      />
      <span className="deposit-method-text">
        <strong>{account.bank_name}</strong>
        <span>{account.number}</span>
        {!isUsable && <span>{t('usable_from', { time: formatTime(account.usable_at, language) })}</span>}
      </span>
    </label>
  );
}

function useSayAmount(currency: Currency): (amount: string) => string {
  const { language } = usePage();
  return (amount) => formatMoney(amount, currency, localeOf(language));
}

function useRules(limits: Limits, onOrder: (orderNumber: string) => void): FormRules<Field> {
  const t = useTranslate('withdrawal');
  const errorText = useTranslate('errors');
  const say = useSayAmount(limits.currency);
  const memberId = useSession()?.memberId ?? 0;
  return {
    check({ account_id: accountId = '', amount = '', withdraw_password: password = '' }) {
      const read = readDepositAmount(amount, limits);
      return {
        ...(accountId === '' && { account_id: t('choose_account') }),
        ...('wrong' in read && { amount: t(read.wrong, { min: say(limits.min), max: say(limits.max) }) }),
        ...(!/^\d{4}$/.test(password) && { withdraw_password: errorText('signup.err_withdraw_psw') }),
      };
    },
    async send({ account_id = '', amount: typed = '', withdraw_password = '' }) {
      const amount = typed.trim();
      const wish = { kind: 'withdrawal', by: account_id, amount, fields: {} } as const;
      const client_key = keyOfTry(sessionStorage, memberId, wish, () => crypto.randomUUID());
      const body = { account_id, amount, withdraw_password, client_key };
      const result = await api.call('/payment/withdrawal', body);
      if (isDecided(result)) endTry(sessionStorage, 'withdrawal');
      if (result.ok) {
        onOrder(result.data.order_number);
        return null;
      }
      if (result.failure) return { problem: t('no_connection') };
      const field = fieldOfCode[result.code];
      return field ? { errors: { [field]: result.message } } : { problem: result.message };
    },
  };
}
