import { PasswordInput, SelectInput, TextInput } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm, type FieldTexts, type FormRules } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import type { PayoutAccounts } from './payout-accounts.ts';

type AccountField = 'bank_code' | 'number' | 'holder_name' | 'withdraw_password';

/** Where the server's word on what was sent stands. */
const fieldOfCode: Readonly<Record<number, AccountField>> = {
  101: 'withdraw_password',
  104: 'holder_name',
  106: 'number',
};

/** A bank or wallet, its number and the withdraw password; the holder is the member. */
export function AddAccountForm({ accounts, onAdded }: { accounts: PayoutAccounts; onAdded: () => void }) {
  const t = useTranslate('payout_account');
  const form = useForm<AccountField>(useRules(accounts, onAdded));
  return (
    <FormFrame form={form} submitKind="accent" submitLabel={t('submit')}>
      <SelectInput {...useField(form, 'bank_code')} label={t('bank')} required>
        <option value="">{t('choose')}</option>
        {(['bank', 'wallet'] as const).map((kind) => {
          const own = accounts.bank_list.filter((bank) => bank.kind === kind);
          return own.length === 0 ? null : (
            <optgroup key={kind} label={t(`kind.${kind}`)}>
              {own.map(({ bank_code: code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </optgroup>
          );
        })}
      </SelectInput>
      <TextInput
        {...useField(form, 'number')}
        label={t('number')}
        autoComplete="off"
        maxLength={100}
        required
      />
      <TextInput
        {...useField(form, 'holder_name')}
        label={t('holder')}
        hint={t('holder_hint', { name: accounts.holder_name })}
        autoComplete="name"
        maxLength={100}
        required
      />
      <WithdrawPassword {...useField(form, 'withdraw_password')} />
    </FormFrame>
  );
}

export function WithdrawPassword(field: {
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}) {
  const t = useTranslate('payout_account');
  return (
    <PasswordInput
      {...field}
      label={t('withdraw_password')}
      hint={t('withdraw_password_hint')}
      showLabel={t('show')}
      hideLabel={t('hide')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      required
    />
  );
}

function useRules(accounts: PayoutAccounts, onAdded: () => void): FormRules<AccountField> {
  const t = useTranslate('payout_account');
  const say = useTranslate('errors');
  return {
    check({ bank_code = '', number = '', holder_name: holder = '', withdraw_password: password = '' }) {
      const bank = accounts.bank_list.find((one) => one.bank_code === bank_code);
      const plain = number.normalize('NFKC').replaceAll(/[\s-]/g, '');
      return {
        ...(!bank && { bank_code: say('error.field_required') }),
        ...(bank &&
          !new RegExp(bank.number_pattern, 'u').test(plain) && { number: say('payout_account_number') }),
        ...(!bank && number === '' && { number: say('error.field_required') }),
        ...(holder.trim() === '' && { holder_name: say('signup.err_name_required') }),
        ...(!/^\d{4}$/.test(password) && { withdraw_password: say('signup.err_withdraw_psw') }),
      };
    },
    async send({ bank_code = '', number = '', holder_name = '', withdraw_password = '' }) {
      const body = { bank_code, number, holder_name, withdraw_password };
      const result = await api.call('/payment/accounts/store', body);
      if (result.ok) {
        toasts.show('success', t('added'));
        onAdded();
        return null;
      }
      if (result.failure) return { problem: t('no_connection') };
      const field = fieldOfCode[result.code];
      if (field) return { errors: { [field]: result.message } };
      const errors = (result.data as { fields?: FieldTexts<AccountField> } | null)?.fields;
      return errors ? { errors } : { problem: result.message };
    },
  };
}
