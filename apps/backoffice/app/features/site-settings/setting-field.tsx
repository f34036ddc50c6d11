import { Checkbox, SelectInput, TextInput } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import { currencyCodes, languages } from '@halls/contract';
import { mobileHomes, siteSettingKinds, type SiteSettingName } from '@halls/contract/site-setting';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { useTranslate } from '#app/texts/texts.ts';
import type { TypedSetting } from './setting-draft.ts';
import { SeveralField } from './several-field.tsx';
import { useLanguageName } from '#app/parts/use-language-name.ts';

interface SettingFieldProps {
  name: SiteSettingName;
  typed: TypedSetting;
  faults: FieldFaults;
  onChange: (typed: TypedSetting) => void;
}

/** The field of one setting, as its kind is written. */
export function SettingField({ name, typed, faults, onChange }: SettingFieldProps) {
  const t = useTranslate('site');
  const languageName = useLanguageName();
  const error = faultOf(faults, `changes.${name}`);
  if (typeof typed === 'boolean')
    return (
      <Checkbox
        label={t(`setting.${name}`)}
        checked={typed}
        error={error}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  const field = { label: t(`setting.${name}`), hint: t(`setting_note.${name}`), value: typed, error };
  const several = {
    ...{ label: field.label, hint: field.hint, error },
    chosen: typed.split('\n').filter(Boolean),
    onChange: (chosen: readonly string[]) => onChange(chosen.join('\n')),
  };
  switch (siteSettingKinds[name]) {
    case 'languages':
      return <SeveralField {...several} offered={languages} nameOf={languageName} />;
    case 'currencies':
      return <SeveralField {...several} offered={currencyCodes} nameOf={(code) => code} />;
    case 'hosts':
      return <TextArea {...field} spellCheck={false} onChange={({ target }) => onChange(target.value)} />;
    case 'choice':
      return (
        <SelectInput {...field} onChange={({ target }) => onChange(target.value)}>
          {mobileHomes.map((home) => (
            <option key={home} value={home}>
              {home === 'origin_mobile' ? t('home_of_template') : home}
            </option>
          ))}
        </SelectInput>
      );
    default:
      return (
        <TextInput
          {...field}
          autoComplete="off"
          inputMode={siteSettingKinds[name] === 'minutes' ? 'numeric' : 'text'}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

/** Of the setting, or of a part of it. */
function faultOf(faults: FieldFaults, name: string): string | undefined {
  return faults[name] ?? Object.entries(faults).find(([each]) => each.startsWith(`${name}.`))?.[1];
}
