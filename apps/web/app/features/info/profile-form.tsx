import { Fragment } from 'react';
import type { Currency } from '@halls/contract';
import type { MemberProfile, ProfileField, VerifiedField } from '@halls/contract/member';
import type { RegisterSetting } from '@halls/contract/registration';
import { TextInput } from '@halls/ui';
import { useStore, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm, type Form } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { CodeField } from '#app/forms/code-field.tsx';
import { hintOf, inputTraits } from '#app/forms/input-traits.ts';
import {
  changesOfProfile,
  codeFields,
  fieldsWantingCode,
  isGivenOnce,
  registrationFieldOf,
  viewOfProfile,
} from './profile-rules.ts';
import { useProfileRules, type ProfileFormField } from './use-profile-rules.ts';

/** What the member may enter and change, as the site has it; and what was given once, with the reason why it stays. */
export function ProfileForm({
  profile,
  settings,
}: {
  profile: MemberProfile;
  settings: readonly RegisterSetting[];
}) {
  const t = useTranslate('user_info');
  const view = viewOfProfile(profile, settings);
  const form = useForm<ProfileFormField>(useProfileRules(profile, settings), profile);
  const changes = changesOfProfile(profile, useStore(form).values, view);
  const wantsCode: ReadonlySet<ProfileField> = new Set(fieldsWantingCode(changes, settings));
  return (
    <>
      {view.locked.length > 0 && <LockedFields profile={profile} fields={view.locked} />}
      {view.open.length > 0 && (
        <FormFrame form={form} submitKind="accent" submitLabel={t('save')}>
          {view.open.map((field) => (
            <Fragment key={field}>
              <FieldOf form={form} field={field} currency={profile.member_currency} />
              {wantsCode.has(field) && <CodeOf form={form} field={field as VerifiedField} />}
            </Fragment>
          ))}
        </FormFrame>
      )}
    </>
  );
}

function FieldOf({
  form,
  field,
  currency,
}: {
  form: Form<ProfileFormField>;
  field: ProfileField;
  currency: Currency;
}) {
  const t = useTranslate('register');
  const own = useTranslate('user_info');
  const name = registrationFieldOf(field);
  const hint = hintOf(name, currency);
  return (
    <TextInput
      {...useField(form, field)}
      {...inputTraits[name].attributes}
      label={field === 'member_line' ? own('line') : t(`field.${name}`)}
      hint={
        [hint && t(hint), isGivenOnce(field) && own('given_once')].filter(Boolean).join(' · ') || undefined
      }
    />
  );
}

/** A new number or address is shown to be the member's own by a code that is sent there. */
function CodeOf({ form, field }: { form: Form<ProfileFormField>; field: VerifiedField }) {
  const t = useTranslate('register');
  const value = () => (form.read().values[field] ?? '').trim();
  return (
    <CodeField
      name={field}
      label={t('field.phone_verify')}
      required
      control={useField(form, codeFields[field])}
      onSend={() => api.call('/member/profile/code', { field, value: value() })}
    />
  );
}

function LockedFields({ profile, fields }: { profile: MemberProfile; fields: readonly ProfileField[] }) {
  const t = useTranslate('register');
  const own = useTranslate('user_info');
  return (
    <div className="info-locked">
      <dl>
        {fields.map((field) => (
          <div key={field}>
            <dt>{t(`field.${registrationFieldOf(field)}`)}</dt>
            <dd>{profile[field]}</dd>
          </div>
        ))}
      </dl>
      <p>{own('locked')}</p>
    </div>
  );
}
