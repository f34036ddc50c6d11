import { useState } from 'react';
import { currencies, type Currency } from '@halls/contract';
import type { Audience } from '@halls/contract/office';
import { Button, SelectInput, TextInput } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import { api } from '#app/api/api.ts';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { instantOf, localTime } from '#app/parts/local-time.ts';
import { useTranslate } from '#app/texts/texts.ts';

interface AudienceFieldsProps {
  siteId: number;
  audience: Audience;
  faults: FieldFaults;
  onChange: (audience: Audience) => void;
}

const empty: { readonly [Kind in Audience['kind']]: Audience } = {
  accounts: { kind: 'accounts', accounts: [] },
  all: { kind: 'all' },
  segment: { kind: 'segment' },
};
const kinds = Object.keys(empty) as Audience['kind'][];

/** Whom a letter is for, and how many they are. */
export function AudienceFields({ siteId, audience, faults, onChange }: AudienceFieldsProps) {
  const t = useTranslate('letters');
  const fault = Object.entries(faults).find(([name]) => name.startsWith('audience'))?.[1];
  return (
    <fieldset className="form-part">
      <legend>{t('audience')}</legend>
      <SelectInput
        label={t('to')}
        value={audience.kind}
        onChange={({ target }) => onChange(empty[target.value as Audience['kind']])}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`audience.${kind}`)}
          </option>
        ))}
      </SelectInput>
      {audience.kind === 'accounts' ? (
        <TextArea
          label={t('accounts')}
          hint={t('accounts_hint')}
          rows={4}
          required
          value={audience.accounts.join('\n')}
          error={fault}
          onChange={({ target }) =>
            onChange({ kind: 'accounts', accounts: target.value === '' ? [] : target.value.split('\n') })
          }
        />
      ) : (
        <CurrencyField
          value={audience.currency}
          onChange={(currency) => onChange({ ...audience, currency })}
        />
      )}
      {audience.kind === 'segment' && <Segment segment={audience} onChange={onChange} />}
      <Count siteId={siteId} audience={audience} />
    </fieldset>
  );
}

function CurrencyField({
  value,
  onChange,
}: {
  value: Currency | undefined;
  onChange: (currency: Currency | undefined) => void;
}) {
  const t = useTranslate('letters');
  return (
    <SelectInput
      label={t('currency')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : (target.value as Currency))}
    >
      <option value="">{t('any')}</option>
      {Object.keys(currencies).map((currency) => (
        <option key={currency}>{currency}</option>
      ))}
    </SelectInput>
  );
}

type Conditions = Extract<Audience, { kind: 'segment' }>;
const times = ['joined_after', 'joined_before', 'seen_after', 'seen_before'] as const;

function Segment({ segment, onChange }: { segment: Conditions; onChange: (segment: Conditions) => void }) {
  const t = useTranslate('letters');
  const { has_deposited: hasDeposited } = segment;
  return (
    <div className="form-columns">
      {times.map((name) => (
        <TextInput
          key={name}
          type="datetime-local"
          label={t(name)}
          value={localTime(segment[name])}
          onChange={({ target }) => onChange({ ...segment, [name]: instantOf(target.value) ?? undefined })}
        />
      ))}
      <SelectInput
        label={t('has_deposited')}
        value={hasDeposited === undefined ? '' : String(hasDeposited)}
        onChange={({ target }) =>
          onChange({ ...segment, has_deposited: target.value === '' ? undefined : target.value === 'true' })
        }
      >
        <option value="">{t('any')}</option>
        <option value="true">{t('has_deposited.true')}</option>
        <option value="false">{t('has_deposited.false')}</option>
      </SelectInput>
    </div>
  );
}

/** How many an audience has now, when that is asked. */
function Count({ siteId, audience }: { siteId: number; audience: Audience }) {
  const t = useTranslate('letters');
  const [counted, setCounted] = useState<{ of: Audience; words: string } | null>(null);
  async function count() {
    const result = await api.call('/mailing/count', { site_id: siteId, audience });
    if (!result.ok) return setCounted({ of: audience, words: result.message });
    const { count: found, is_more: isMore, unknown_accounts: unknown } = result.data;
    const words = [
      isMore ? t('count_more', { count: found }) : t('count', { count: found }),
      ...(unknown.length > 0 ? [t('unknown', { accounts: unknown.join(', ') })] : []),
    ];
    setCounted({ of: audience, words: words.join('. ') });
  }
  return (
    <div className="letter-count">
      <Button onClick={() => void count()}>{t('count_them')}</Button>
      <span role="status">{counted?.of === audience && counted.words}</span>
    </div>
  );
}
