import type { ListedThing } from '@halls/contract/publication';
import { SelectInput } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { useTranslate } from '#app/texts/texts.ts';

interface ListedFieldProps {
  siteId: number;
  of: ListedThing;
  label: string;
  /** Empty: none was chosen yet. */
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** One of what a site lists, by its name. */
export function ListedField({ siteId, of, label, value, error, onChange }: ListedFieldProps) {
  const t = useTranslate('content');
  const { data } = useRead(reads.of('/catalogue/listed', { site_id: siteId, of }));
  const there = data?.list ?? [];
  return (
    <SelectInput
      label={label}
      value={value}
      error={error}
      required
      onChange={({ target }) => onChange(target.value)}
    >
      {value === '' && <option value="">{t('choose')}</option>}
      {value !== '' && !there.some(({ id }) => id === value) && <option>{value}</option>}
      {there.map(({ id, name, note }) => (
        <option key={id} value={id}>
          {note ? `${name} · ${note}` : name}
        </option>
      ))}
    </SelectInput>
  );
}
