import { useState } from 'react';
import { Checkbox } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import { toasts, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm, type FormRules } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { reads } from '#app/api/reads.ts';
import { Link } from '#app/page/link.tsx';
import { agreementRead, applicationRead } from './proxy-reads.ts';

type ApplyField = 'plan' | 'accepted';

/** The application, with the agreement that it accepts. */
export function ApplyForm({ version }: { version: number }) {
  const t = useTranslate('proxy');
  const form = useForm<ApplyField>(useApplyRules(version), { plan: '', accepted: '' });
  const accepted = useField(form, 'accepted');
  const [isAccepted, setAccepted] = useState(false);
  return (
    <FormFrame form={form} submitKind="accent" submitLabel={t('register.send')}>
      <TextArea
        {...useField(form, 'plan')}
        label={t('register.plan')}
        hint={t('register.plan_hint')}
        rows={5}
        maxLength={1_000}
        required
      />
      <p>
        <Link className="proxy-link" to="/proxy/Agreement">
          {t('register.read')}
        </Link>
      </p>
      <Checkbox
        name={accepted.name}
        label={t('register.accept', { version })}
        error={accepted.error}
        checked={isAccepted}
        onChange={(event) => {
          setAccepted(event.target.checked);
          accepted.onChange({ target: { value: event.target.checked ? 'yes' : '' } });
        }}
      />
    </FormFrame>
  );
}

function useApplyRules(version: number): FormRules<ApplyField> {
  const t = useTranslate('proxy');
  const say = useTranslate('errors');
  return {
    check: ({ plan = '', accepted = '' }) => ({
      ...(plan.trim() === '' && { plan: say('error.field_required') }),
      ...(accepted === '' && { accepted: t('register.must_accept') }),
    }),
    async send({ plan = '' }) {
      const result = await api.call('/agent/apply', { plan, agreement_version: version });
      if (result.ok) toasts.show('success', t('register.sent'));
      await Promise.all([reads.again(applicationRead), reads.again(agreementRead)]);
      return result.ok ? null : { problem: result.message };
    },
  };
}
