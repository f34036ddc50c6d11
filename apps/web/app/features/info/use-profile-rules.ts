import type { MemberProfile, ProfileField } from '@halls/contract/member';
import type { RegisterSetting } from '@halls/contract/registration';
import { toasts, useTranslate, type ApiResult } from '@halls/web-kit';
import type { FieldTexts, FormRefusal, FormRules } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { usePage } from '#app/page/page-context.ts';
import { keepProfile } from './profile-reads.ts';
import {
  changesOfProfile,
  checkProfileField,
  codeFields,
  fieldsWantingCode,
  profileFieldOfCode,
  viewOfProfile,
  type CodeField,
} from './profile-rules.ts';

export type ProfileFormField = ProfileField | CodeField;

const wrongCode = 113;

/** How the profile is checked, by the rules of the registration and the site's settings, and what of it is sent. */
export function useProfileRules(
  profile: MemberProfile,
  settings: readonly RegisterSetting[],
): FormRules<ProfileFormField> {
  const t = useTranslate('user_info');
  const say = useTranslate('errors');
  const { siteId } = usePage();
  const place = { currency: profile.member_currency, siteId };
  const view = viewOfProfile(profile, settings);
  const wrongIn = (field: ProfileField, value: string) => {
    const key = checkProfileField(field, value, place);
    return key && say(key);
  };
  return {
    check(values) {
      const changes = changesOfProfile(profile, values, view);
      const wrong: Partial<Record<ProfileFormField, string>> = {};
      for (const [name, value] of Object.entries(changes)) {
        const error = wrongIn(name as ProfileField, value);
        if (error) wrong[name as ProfileField] = error;
      }
      for (const field of fieldsWantingCode(changes, settings))
        if (!/^\d{6}$/.test(values[codeFields[field]] ?? ''))
          wrong[codeFields[field]] = say('signup.err_phone_verify');
      return wrong;
    },
    checkField: (name, values) =>
      name === 'phone_verify' || name === 'email_verify' ? null : wrongIn(name, (values[name] ?? '').trim()),
    async send(values) {
      const changes = changesOfProfile(profile, values, view);
      const codes = fieldsWantingCode(changes, settings).map((field) => codeFields[field]);
      const result = await api.call('/member/profile', {
        ...changes,
        ...Object.fromEntries(codes.map((name) => [name, values[name]])),
      });
      if (!result.ok)
        return refusalOf(result, [...view.open, ...codes], codes[0]) ?? { problem: t('no_connection') };
      keepProfile(result.data);
      toasts.show('success', t('saved'));
      return null;
    },
  };
}

/** Null where nothing was answered. */
function refusalOf(
  { code, message, data, failure }: Extract<ApiResult<never>, { ok: false }>,
  shown: readonly ProfileFormField[],
  codeField: CodeField | undefined,
): FormRefusal<ProfileFormField> | null {
  if (failure) return null;
  const field = code === wrongCode ? codeField : profileFieldOfCode(code);
  if (field && shown.includes(field)) return { errors: { [field]: message } };
  const errors = (data as { fields?: FieldTexts<ProfileFormField> } | null)?.fields;
  return errors ? { errors } : { problem: message };
}
