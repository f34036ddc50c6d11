import { useState } from 'react';
import type { Currency } from '@halls/contract';
import { SelectInput, TextInput } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { useSites } from '#app/api/sites.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { Amount } from '#app/parts/amount.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { mostPerMember, readMilestones, type TypedCalendar } from './typed-calendar.ts';

/** Asks for a calendar: its days, what each time gives, what a day asks for, and what it may cost. */
export function StartCalendar({ siteId, onClose }: { siteId: number; onClose: () => void }) {
  const t = useTranslate('sign_in_rewards');
  const currencies = useSites()?.find((site) => site.site_id === siteId)?.currencies ?? [];
  const [typed, setTyped] = useState<TypedCalendar>(() => ({
    ...{ currency: currencies[0] ?? 'USD', first_day: '', last_day: '', amount: '', milestones: '' },
    ...{ turnover_percent: '100', deposit: '0', turnover: '0', budget: '' },
  }));
  const milestones = readMilestones(typed.milestones);
  return (
    <CommandDialog<unknown>
      title={t('start')}
      note={t('start_note')}
      confirm={t('start')}
      needsAnother
      renderFields={(faults) => (
        <CalendarFields
          typed={typed}
          currencies={currencies}
          faults={milestones === null ? { ...faults, milestones: t('milestones_wrong') } : faults}
          onChange={setTyped}
        />
      )}
      send={(reason) =>
        api.call('/sign-in-reward/start', {
          ...typed,
          ...{ site_id: siteId, milestones: milestones ?? [], reason },
        })
      }
      onDone={() => void readAgain('/sign-in-reward/list', '/change-request/list')}
      onClose={onClose}
    />
  );
}

function CalendarFields({
  typed,
  currencies,
  faults,
  onChange,
}: {
  typed: TypedCalendar;
  currencies: readonly Currency[];
  faults: FieldFaults;
  onChange: (typed: TypedCalendar) => void;
}) {
  const t = useTranslate('sign_in_rewards');
  const most = mostPerMember(typed);
  const field = (
    name: Exclude<keyof TypedCalendar, 'currency' | 'milestones'>,
    input: { type?: 'date'; hint?: string },
  ) => (
    <TextInput
      label={t(name)}
      inputMode={input.type ? undefined : 'decimal'}
      autoComplete="off"
      required
      {...input}
      value={typed[name]}
      error={faults[name]}
      onChange={({ target }) => onChange({ ...typed, [name]: target.value.trim() })}
    />
  );
  return (
    <>
      <SelectInput
        label={t('currency')}
        value={typed.currency}
        onChange={({ target }) => onChange({ ...typed, currency: target.value as Currency })}
      >
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectInput>
      {field('first_day', { type: 'date' })}
      {field('last_day', { type: 'date' })}
      {field('amount', { hint: t('amount_hint') })}
      <TextArea
        label={t('milestones')}
        hint={t('milestones_hint')}
        rows={4}
        value={typed.milestones}
        error={faults.milestones}
        onChange={({ target }) => onChange({ ...typed, milestones: target.value })}
      />
      {field('turnover_percent', { hint: t('turnover_percent_hint') })}
      {field('deposit', { hint: t('deposit_hint') })}
      {field('turnover', { hint: t('turnover_hint') })}
      {field('budget', { hint: t('budget_hint') })}
      {most !== null && (
        <p role="status">
          {t('most')}: <Amount amount={most} currency={typed.currency} />
        </p>
      )}
    </>
  );
}
