import { hallIds, type Currency } from '@halls/contract';
import { rebateKinds, rebatePeriods } from '@halls/contract/rebate';
import { Button, SelectInput, TextInput } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { hallOf, newLine, type TypedLine, type TypedTerms } from './typed-terms.ts';

interface Props {
  typed: TypedTerms;
  isNew: boolean;
  currencies: readonly Currency[];
  faults: FieldFaults;
  onChange: (typed: TypedTerms) => void;
}

type TextField = 'claim_days' | 'turnover_percent' | 'bonus_days' | 'min' | 'max' | 'auto_approve';

export function TermsFields({ typed, isNew, currencies, faults, onChange }: Props) {
  const t = useTranslate('rebates');
  const field = (name: TextField, hint?: string) => (
    <TextInput
      label={t(name)}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      required
      value={typed[name]}
      error={faults[`terms.${name}`]}
      onChange={({ target }) => onChange({ ...typed, [name]: target.value.trim() })}
    />
  );
  return (
    <>
      <Place {...{ typed, isNew, currencies, faults, onChange }} />
      <Choice
        label={t('payout')}
        value={typed.payout}
        choices={(['automatic', 'claim'] as const).map((value) => [value, t(`payout.${value}`)])}
        onChange={(payout) => onChange({ ...typed, payout })}
      />
      {typed.payout === 'claim' && field('claim_days')}
      {typed.kind === 'net_loss' && (
        <Choice
          label={t('as')}
          value={typed.as}
          choices={(['cash', 'bonus'] as const).map((value) => [value, t(`as.${value}`)])}
          onChange={(as) => onChange({ ...typed, as })}
        />
      )}
      {typed.kind === 'net_loss' && typed.as === 'bonus' && (
        <>
          <HallChoice
            label={t('bonus_hall')}
            value={typed.bonus_hall}
            onChange={(bonus_hall) => onChange({ ...typed, bonus_hall })}
          />
          {field('bonus_days')}
        </>
      )}
      {field('turnover_percent', t('turnover_percent_hint'))}
      {field('min', t('min_hint'))}
      {field('max', t('max_hint'))}
      {field('auto_approve', t('auto_approve_hint'))}
      {typed.lines.map((line, index) => (
        <LineFields
          // lines have no names, and are changed in their places
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          line={line}
          onChange={(changed) => onChange({ ...typed, lines: typed.lines.with(index, changed) })}
          onRemove={() => onChange({ ...typed, lines: typed.lines.toSpliced(index, 1) })}
        />
      ))}
      <Button size="small" onClick={() => onChange({ ...typed, lines: [...typed.lines, newLine] })}>
        {t('add_line')}
      </Button>
    </>
  );
}

/** Which plan it is, and from when on. */
function Place({ typed, isNew, currencies, faults, onChange }: Props) {
  const t = useTranslate('rebates');
  return (
    <>
      {isNew && (
        <>
          <Choice
            label={t('currency')}
            value={typed.currency}
            choices={currencies.map((code) => [code, code])}
            onChange={(currency) => onChange({ ...typed, currency })}
          />
          <Choice
            label={t('kind')}
            value={typed.kind}
            choices={rebateKinds.map((kind) => [kind, t(`kind.${kind}`)])}
            onChange={(kind) => onChange({ ...typed, kind })}
          />
          <Choice
            label={t('period')}
            value={typed.period}
            choices={rebatePeriods.map((period) => [period, t(`period.${period}`)])}
            onChange={(period) => onChange({ ...typed, period })}
          />
        </>
      )}
      <TextInput
        label={t('from_day')}
        hint={t('from_day_hint')}
        type="date"
        required
        value={typed.from_day}
        error={faults['from_day']}
        onChange={({ target }) => onChange({ ...typed, from_day: target.value })}
      />
    </>
  );
}

function LineFields({
  line,
  onChange,
  onRemove,
}: {
  line: TypedLine;
  onChange: (line: TypedLine) => void;
  onRemove: () => void;
}) {
  const t = useTranslate('rebates');
  return (
    <fieldset className="rebates-line">
      <legend>{t('line')}</legend>
      <HallChoice
        label={t('hall')}
        value={line.gt_id}
        onChange={(gtId) => onChange({ ...line, gt_id: gtId })}
      />
      <TextInput
        label={t('provider')}
        hint={t('provider_hint')}
        maxLength={5}
        value={line.gp_id}
        onChange={({ target }) => onChange({ ...line, gp_id: target.value.trim().toUpperCase() })}
      />
      <TextArea
        label={t('tiers')}
        hint={t('tiers_hint')}
        rows={3}
        maxLength={400}
        value={line.tiers}
        onChange={({ target }) => onChange({ ...line, tiers: target.value })}
      />
      <Button kind="plain" size="small" onClick={onRemove}>
        {t('remove_line')}
      </Button>
    </fieldset>
  );
}

function HallChoice({
  label,
  value,
  onChange,
}: {
  label: string;
  value: TypedLine['gt_id'];
  onChange: (gtId: TypedLine['gt_id']) => void;
}) {
  const hall = useTranslate('reports');
  return (
    <Choice
      label={label}
      value={String(value)}
      choices={hallIds.map((id) => [String(id), hall(`hall.${id}`)])}
      onChange={(id) => onChange(hallOf(id))}
    />
  );
}

function Choice<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: Value;
  choices: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}) {
  return (
    <SelectInput
      label={label}
      value={value}
      onChange={({ target }) => onChange(choices.find(([each]) => each === target.value)?.[0] ?? value)}
    >
      {choices.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}
