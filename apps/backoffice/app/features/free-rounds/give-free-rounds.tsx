import { useState } from 'react';
import type { Currency } from '@halls/contract';
import { freeAwardPays, type FreeAwardPays } from '@halls/contract/office';
import { SelectInput, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { useTranslate } from '#app/texts/texts.ts';

interface Typed {
  readonly game: string;
  readonly count: string;
  readonly stake: string;
  readonly days: string;
  readonly pays: FreeAwardPays;
  readonly wagering_percent: string;
  readonly bonus_days: string;
}

interface Props {
  siteId: number;
  memberId: number;
  account: string;
  currency: Currency;
  onClose: () => void;
}

/** Asks for free rounds for one member; they are given when somebody else agrees. */
export function GiveFreeRounds({ siteId, memberId, account, currency, onClose }: Props) {
  const t = useTranslate('free_rounds');
  const [typed, setTyped] = useState<Typed>({
    ...{ game: '', count: '10', stake: '', days: '7' },
    ...{ pays: 'bonus', wagering_percent: '1000', bonus_days: '7' },
  });
  return (
    <CommandDialog<unknown>
      title={t('give_to', { account })}
      note={t('give_note')}
      confirm={t('give')}
      needsAnother
      renderFields={(faults) => (
        <Fields typed={typed} currency={currency} faults={faults} onChange={setTyped} />
      )}
      send={(reason) => {
        const { bonus_days: bonusDays, ...asked } = typed;
        return api.call('/free-rounds/give', {
          ...{ site_id: siteId, member_id: memberId, reason, ...asked },
          ...(typed.pays === 'bonus' && { bonus_days: bonusDays }),
        });
      }}
      onDone={() => void readAgain('/free-rounds/list', '/change-request/list')}
      onClose={onClose}
    />
  );
}

function Fields({
  typed,
  currency,
  faults,
  onChange,
}: {
  typed: Typed;
  currency: Currency;
  faults: FieldFaults;
  onChange: (typed: Typed) => void;
}) {
  const t = useTranslate('free_rounds');
  const field = (name: Exclude<keyof Typed, 'pays'>, label: string, hint: string) => (
    <TextInput
      label={label}
      hint={hint}
      inputMode={name === 'game' ? 'text' : 'decimal'}
      autoComplete="off"
      required
      value={typed[name]}
      error={faults[name]}
      onChange={({ target }) => onChange({ ...typed, [name]: target.value.trim() })}
    />
  );
  return (
    <>
      {field('game', t('game'), t('game_hint'))}
      {field('count', t('count'), t('count_hint'))}
      {field('stake', t('stake_in', { currency }), t('stake_hint'))}
      {field('days', t('days'), t('days_hint'))}
      <SelectInput
        label={t('pays')}
        value={typed.pays}
        error={faults.pays}
        onChange={({ target }) => onChange({ ...typed, pays: target.value as FreeAwardPays })}
      >
        {freeAwardPays.map((pays) => (
          <option key={pays} value={pays}>
            {t(`pays.${pays}`)}
          </option>
        ))}
      </SelectInput>
      {field('wagering_percent', t('wagering_percent'), t('wagering_percent_hint'))}
      {typed.pays === 'bonus' && field('bonus_days', t('bonus_days'), t('bonus_days_hint'))}
    </>
  );
}
