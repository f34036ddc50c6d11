import { riskFacts, type RiskFact } from '@halls/contract/office';
import { IconButton, SelectInput, TextInput } from '@halls/ui';
import { useTranslate } from '#app/texts/texts.ts';
import { withFact, type TypedRule } from './typed-rules.ts';

const facts = Object.keys(riskFacts) as RiskFact[];

/** One rule: what it looks at, from where on it hits, and what it gives. */
export function RuleRow({
  rule,
  place,
  wrong,
  onChange,
  onRemove,
}: {
  rule: TypedRule;
  place: string;
  wrong: ReadonlySet<string>;
  onChange: (rule: TypedRule) => void;
  onRemove: () => void;
}) {
  const t = useTranslate('risk');
  const { unit } = riskFacts[rule.fact];
  const errorAt = (name: string) => (wrong.has(`${place}.${name}`) ? t('wrong_number') : null);
  return (
    <div className="risk-row" role="group" aria-label={t(`fact.${rule.fact}`)}>
      <SelectInput
        label={t('fact')}
        value={rule.fact}
        error={unit === 'yes' ? errorAt('threshold') : null}
        onChange={({ target }) => onChange(withFact(rule, target.value as RiskFact))}
      >
        {facts.map((fact) => (
          <option key={fact} value={fact}>
            {t(`fact.${fact}`)}
          </option>
        ))}
      </SelectInput>
      {unit === 'yes' ? (
        <span />
      ) : (
        <TextInput
          label={t(`threshold.${unit}`)}
          inputMode="numeric"
          autoComplete="off"
          value={rule.threshold}
          error={errorAt('threshold')}
          onChange={({ target }) => onChange({ ...rule, threshold: target.value })}
        />
      )}
      <TextInput
        label={t('points_field')}
        inputMode="numeric"
        autoComplete="off"
        value={rule.points}
        error={errorAt('points')}
        onChange={({ target }) => onChange({ ...rule, points: target.value })}
      />
      <IconButton
        icon="close"
        className="risk-remove"
        label={`${t('remove')}: ${t(`fact.${rule.fact}`)}`}
        onClick={onRemove}
      />
    </div>
  );
}
