import { Button } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { WithdrawPassword } from './add-account-form.tsx';
import type { PayoutAccounts } from './payout-accounts.ts';

/** Removing asks for the withdraw password, as adding does. */
export function RemoveAccountForm({
  account,
  onCancel,
  onRemoved,
}: {
  account: PayoutAccounts['list'][number];
  onCancel: () => void;
  onRemoved: () => void;
}) {
  const t = useTranslate('payout_account');
  const say = useTranslate('errors');
  const form = useForm<'withdraw_password'>({
    check: ({ withdraw_password: password = '' }) =>
      /^\d{4}$/.test(password) ? {} : { withdraw_password: say('signup.err_withdraw_psw') },
    async send({ withdraw_password = '' }) {
      const body = { account_id: account.account_id, withdraw_password };
      const result = await api.call('/payment/accounts/destroy', body);
      if (result.ok) {
        toasts.show('success', t('removed'));
        onRemoved();
        return null;
      }
      if (result.failure) return { problem: t('no_connection') };
      return result.code === 101
        ? { errors: { withdraw_password: result.message } }
        : { problem: result.message };
    },
  });
  return (
    <div className="payout-remove">
      <FormFrame
        form={form}
        submitKind="accent"
        submitLabel={t('remove')}
        aside={
          <Button kind="plain" size="small" onClick={onCancel}>
            {t('keep')}
          </Button>
        }
      >
        <WithdrawPassword {...useField(form, 'withdraw_password')} />
      </FormFrame>
    </div>
  );
}
