import { useRef, useState } from 'react';
import type { Currency, ErrorKey } from '@halls/contract';
import { checkRegistrationField, type RegistrationField } from '@halls/contract/registration';
import { api } from '#app/api/browser-client.ts';
import type { Setting } from './setting.ts';

export type Values = Partial<Record<RegistrationField, string>>;
type Errors = Partial<Record<string, string>>;

/** Fields that only the server can judge once their form is right: somebody may have them already. */
const askedAtServer: ReadonlySet<RegistrationField> = new Set([
  'member_account',
  'member_name',
  'member_email',
  'member_phone',
  'identity_id',
]);

/** Checks of single fields when they are left: the rule here at once, then the server's word. */
export function useFieldChecks(options: {
  settings: readonly Setting[];
  currency: Currency;
  siteId: number;
  say: (key: string) => string;
}) {
  const { settings, currency, siteId, say } = options;
  const [errors, setErrors] = useState<Errors>({});
  // the value that a field had when the server was last asked, so that a late answer is not shown for a newer one
  const asked = useRef<Values>({});

  const set = (name: string, error: string | null) =>
    setErrors((current) => {
      const { [name]: _, ...rest } = current;
      return error ? { ...rest, [name]: error } : rest;
    });

  async function check(name: RegistrationField, values: Values): Promise<void> {
    const value = values[name] ?? '';
    const setting = settings.find((candidate) => candidate.name === name);
    // an empty field that was only passed through is judged when the form is sent
    if (value === '') return set(name, null);
    const key = ruleOf(name, values, setting?.is_required === 1);
    set(name, key && say(key));
    if (key || !askedAtServer.has(name)) return;
    asked.current[name] = value;
    const result = await api.call(
      '/register/verification',
      { [name]: value, member_currency: currency },
      { reads: true },
    );
    const isStale = asked.current[name] !== value;
    // a check that could not be made holds nobody up: the registration itself checks again
    if (isStale || result.ok || result.failure || result.code === 429) return;
    set(name, result.message);
  }

  function ruleOf(name: RegistrationField, values: Values, required: boolean): ErrorKey | null {
    if (name === 'check_password')
      return values.check_password === values.password ? null : 'signup.err_checkPsw_diff';
    return checkRegistrationField(name, values[name] ?? '', { currency, siteId, required });
  }

  return {
    errors,
    check,
    clear(name: string) {
      delete asked.current[name as RegistrationField];
      if (errors[name]) set(name, null);
    },
    setAll: (next: Errors) => setErrors(next),
  };
}
