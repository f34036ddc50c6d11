import { useState } from 'react';
import { hallIds, type Currency, type HallId } from '@halls/contract';
import { SelectInput, TextInput } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { useTranslate } from '#app/texts/texts.ts';

interface Typed {
  readonly amount: string;
  readonly wagering_percent: string;
  readonly gt_id: HallId;
  readonly max_stake: string;
  readonly max_cashout: string;
  readonly days: string;
  readonly excluded_games: string;
}

interface Props {
  siteId: number;
  memberId: number;
  account: string;
  currency: Currency;
  onClose: () => void;
}

/** Asks for a bonus for one member; it is given when somebody else agrees. */
export function GiveBonus({ siteId, memberId, account, currency, onClose }: Props) {
  const t = useTranslate('bonuses');
  const [typed, setTyped] = useState<Typed>({
    ...{ amount: '', wagering_percent: '1000', gt_id: 2, max_stake: '', max_cashout: '' },
    ...{ days: '7', excluded_games: '' },
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
        const { max_stake: maxStake, max_cashout: maxCashout } = typed;
        return api.call('/bonus/give', {
          ...{ site_id: siteId, member_id: memberId, reason },
          ...{ amount: typed.amount, wagering_percent: typed.wagering_percent, gt_id: typed.gt_id },
          ...(maxStake !== '' && { max_stake: maxStake }),
          ...(maxCashout !== '' && { max_cashout: maxCashout }),
          excluded_games: typed.excluded_games.split(/\s+/).filter((line) => line !== ''),
          days: typed.days,
        });
      }}
      onDone={() => void readAgain('/bonus/list', '/change-request/list')}
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
  const t = useTranslate('bonuses');
  const hall = useTranslate('reports');
  const field = (
    name: Exclude<keyof Typed, 'gt_id' | 'excluded_games'>,
    more: { hint?: string; required?: boolean } = {},
  ) => (
    <TextInput
      label={t(name, { currency })}
      inputMode="decimal"
      autoComplete="off"
      required
      {...more}
      value={typed[name]}
      error={faults[name]}
      onChange={({ target }) => onChange({ ...typed, [name]: target.value.trim() })}
    />
  );
  return (
    <>
      {field('amount')}
      {field('wagering_percent', { hint: t('wagering_percent_hint') })}
      <SelectInput
        label={t('hall')}
        hint={t('hall_hint')}
        value={typed.gt_id}
        error={faults.gt_id}
        onChange={({ target }) => onChange({ ...typed, gt_id: Number(target.value) as HallId })}
      >
        {hallIds.map((id) => (
          <option key={id} value={id}>
            {hall(`hall.${id}`)}
          </option>
        ))}
      </SelectInput>
      {field('max_stake', { hint: t('max_stake_hint'), required: false })}
      {field('max_cashout', { hint: t('max_cashout_hint'), required: false })}
      {field('days', { hint: t('days_hint') })}
      <TextArea
        label={t('excluded_games')}
        hint={t('excluded_games_hint')}
        rows={3}
        value={typed.excluded_games}
        error={faults.excluded_games}
        onChange={({ target }) => onChange({ ...typed, excluded_games: target.value })}
      />
    </>
  );
}
