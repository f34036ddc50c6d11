import { Checkbox, SelectInput } from '@halls/ui';
import { useTranslate } from '#app/texts/texts.ts';

interface SeveralFieldProps {
  label: string;
  hint: string;
  /** All that there are, in the order in which they are offered. */
  offered: readonly string[];
  nameOf: (item: string) => string;
  /** Those that were chosen; the first one leads. */
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}

/** Some of a fixed number of things, and which of them comes first. */
export function SeveralField(props: SeveralFieldProps) {
  const { label, hint, offered, nameOf, chosen, error, onChange } = props;
  const t = useTranslate('site');
  return (
    <fieldset className="several">
      <legend className="several-label">{label}</legend>
      <div className="several-choice">
        {offered.map((item) => (
          <Checkbox
            key={item}
            label={nameOf(item)}
            checked={chosen.includes(item)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, item] : chosen.filter((each) => each !== item))
            }
          />
        ))}
      </div>
      <SelectInput
        label={t('leads')}
        hint={hint}
        value={chosen[0] ?? ''}
        error={error}
        disabled={chosen.length === 0}
        onChange={({ target }) => onChange([target.value, ...chosen.filter((each) => each !== target.value)])}
      >
        {chosen.map((item) => (
          <option key={item} value={item}>
            {nameOf(item)}
          </option>
        ))}
      </SelectInput>
    </fieldset>
  );
}
