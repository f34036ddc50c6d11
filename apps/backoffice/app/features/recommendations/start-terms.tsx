import { useState } from 'react';
import type { Currency } from '@halls/contract';
import { SelectInput, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { useSites } from '#app/api/sites.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** The terms in the order in which they are typed, and whether something is said of each. */
const fields = {
  deposit: 'deposit_hint',
  turnover: 'turnover_hint',
  days: 'days_hint',
  reward: null,
  friend_reward: 'friend_reward_hint',
  turnover_percent: 'turnover_percent_hint',
  month_cap: 'month_cap_hint',
} as const;
type Field = keyof typeof fields;
const names = Object.keys(fields) as Field[];

/** Asks for terms: what a friend has to do, what that gives to whom, and how much in a month. */
export function StartTerms({ siteId, onClose }: { siteId: number; onClose: () => void }) {
  const t = useTranslate('recommendations');
  const currencies = useSites()?.find((site) => site.site_id === siteId)?.currencies ?? [];
  const [currency, setCurrency] = useState<Currency>(currencies[0] ?? 'USD');
  const [typed, setTyped] = useState<Readonly<Record<Field, string>>>({
    ...{ deposit: '', turnover: '', days: '30', reward: '', friend_reward: '0' },
    ...{ turnover_percent: '100', month_cap: '' },
  });
  return (
    <CommandDialog<unknown>
      title={t('start')}
      note={t('start_note')}
      confirm={t('start')}
      needsAnother
      renderFields={(faults) => (
        <>
          <SelectInput
            label={t('currency')}
            value={currency}
            onChange={({ target }) => setCurrency(target.value as Currency)}
          >
            {currencies.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectInput>
          {names.map((name) => {
            const hint = fields[name];
            return (
              <TextInput
                key={name}
                label={t(name)}
                hint={hint === null ? undefined : t(hint)}
                inputMode="decimal"
                autoComplete="off"
                required
                value={typed[name]}
                error={faults[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value.trim() })}
              />
            );
          })}
        </>
      )}
      send={(reason) => api.call('/recommendation/start', { ...typed, site_id: siteId, currency, reason })}
      onDone={() => void readAgain('/recommendation/list', '/change-request/list')}
      onClose={onClose}
    />
  );
}
