import { Button, SelectInput, TextInput } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import { useTranslate } from '#app/texts/texts.ts';
import { lineKinds, linePools, type TypedLine } from './plan-lines.ts';

export function PlanLineFields({
  line,
  onChange,
  onRemove,
}: {
  line: TypedLine;
  onChange: (line: TypedLine) => void;
  onRemove: () => void;
}) {
  const t = useTranslate('agents');
  const field = (name: Exclude<keyof TypedLine, 'kind' | 'pool' | 'tiers'>) => (
    <TextInput
      label={t(`plan.${name}`)}
      inputMode="decimal"
      maxLength={16}
      value={line[name]}
      onChange={(event) => onChange({ ...line, [name]: event.target.value })}
    />
  );
  return (
    <fieldset className="agents-line">
      <Choices line={line} onChange={onChange} />
      {(line.kind === 'turnover' || line.kind === 'differential') && field('rate')}
      {line.kind === 'net_loss' && (
        <>
          <TextArea
            label={t('plan.tiers')}
            hint={t('plan.tiers_hint')}
            maxLength={400}
            value={line.tiers}
            onChange={(event) => onChange({ ...line, tiers: event.target.value })}
          />
          {field('carryMonths')}
          {field('costShare')}
          {field('feeShare')}
        </>
      )}
      {line.kind === 'cpa' && (
        <>
          {field('amount')}
          {field('deposit')}
          {field('turnover')}
          {field('days')}
        </>
      )}
      <Button kind="plain" size="small" onClick={onRemove}>
        {t('plan.remove_line')}
      </Button>
    </fieldset>
  );
}

/** What a line is, and of which halls. */
function Choices({ line, onChange }: { line: TypedLine; onChange: (line: TypedLine) => void }) {
  const t = useTranslate('agents');
  return (
    <>
      <SelectInput
        label={t('plan.kind')}
        value={line.kind}
        onChange={({ target }) =>
          onChange({ ...line, kind: lineKinds.find((kind) => kind === target.value) ?? line.kind })
        }
      >
        {lineKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`plan.kind.${kind}`)}
          </option>
        ))}
      </SelectInput>
      {line.kind !== 'cpa' && (
        <SelectInput
          label={t('plan.pool')}
          value={line.pool}
          onChange={({ target }) =>
            onChange({ ...line, pool: linePools.find((pool) => pool === target.value) ?? line.pool })
          }
        >
          {linePools.map((pool) => (
            <option key={pool} value={pool}>
              {t(`plan.pool.${pool}`)}
            </option>
          ))}
        </SelectInput>
      )}
    </>
  );
}
