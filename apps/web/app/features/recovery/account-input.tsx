import { TextInput } from '@halls/ui';
import { useStore, useTranslate } from '@halls/web-kit';
import type { Form } from '@halls/web-kit/forms';

/** The account, filled in as it was typed at the login until it is changed. */
export function AccountInput<Name extends string>({
  form,
  account,
}: {
  form: Form<Name | 'account'>;
  account: string;
}) {
  const t = useTranslate('recovery');
  const { values, errors } = useStore(form);
  return (
    <TextInput
      name="account"
      value={values.account ?? account}
      error={errors.account}
      onChange={(event) => form.enter('account', event.target.value)}
      label={t('account')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      required
    />
  );
}
