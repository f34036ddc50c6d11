import type { OwnLimits } from '@halls/contract/protection';
import { Button, TextInput } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm, type FormRules } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { reads } from '#app/api/reads.ts';
import { limitsRead } from './limits-read.ts';
import { isLooser, readAmount } from './limit-rules.ts';

/** The member's own limit: a lower one at once, a higher one or none as a wish. */
export function LimitForm({ limits }: { limits: OwnLimits }) {
  const t = useTranslate('user_limits');
  const { currency, own } = limits;
  const form = useForm<'amount'>(useLimitRules(limits), { amount: own ?? '' });
  return (
    <>
      <FormFrame form={form} submitKind="accent" submitLabel={t('set')}>
        <TextInput
          {...useField(form, 'amount')}
          label={t('amount', { currency })}
          hint={t(own === null ? 'hint_first' : 'hint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          required
        />
      </FormFrame>
      {own !== null && (limits.wish === null || limits.wish.amount !== null) && (
        <Button kind="plain" onClick={() => void askForNone(t('said.wish'))}>
          {t('ask_none')}
        </Button>
      )}
    </>
  );
}

async function askForNone(said: string): Promise<void> {
  const result = await api.call('/member/limit/set', { amount: null });
  toasts.show(result.ok ? 'success' : 'error', result.ok ? said : result.message);
  await reads.again(limitsRead);
}

function useLimitRules({ currency, own }: OwnLimits): FormRules<'amount'> {
  const t = useTranslate('user_limits');
  return {
    check: ({ amount: typed = '' }) => (readAmount(typed, currency) === null ? { amount: t('wrong') } : {}),
    async send({ amount: typed = '' }) {
      const amount = readAmount(typed, currency);
      if (amount === null) return { errors: { amount: t('wrong') } };
      const result = await api.call('/member/limit/set', { amount });
      if (!result.ok) return { problem: result.message };
      toasts.show('success', t(own !== null && isLooser(amount, own, currency) ? 'said.wish' : 'said.set'));
      await reads.again(limitsRead);
      return null;
    },
  };
}
