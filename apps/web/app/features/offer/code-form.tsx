import { TextInput } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm, type FormRules } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';

/** A code that is typed; what it opts in to is told by `again`. */
export function CodeForm({ again }: { again: () => void }) {
  const t = useTranslate('offer');
  const rules: FormRules<'code'> = {
    check: () => ({}),
    async send({ code = '' }) {
      const result = await api.call('/member/offers/code', { code: code.trim() });
      if (!result.ok)
        return result.failure ? { problem: result.message } : { errors: { code: result.message } };
      toasts.show('success', t('took_part'));
      again();
      return null;
    },
  };
  const form = useForm<'code'>(rules, { code: '' });
  return (
    <FormFrame form={form} submitKind="action" submitLabel={t('redeem')}>
      <TextInput
        {...useField(form, 'code')}
        label={t('code')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={64}
        required
      />
    </FormFrame>
  );
}
