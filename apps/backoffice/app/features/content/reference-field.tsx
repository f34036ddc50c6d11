import type { ContentKind } from '@halls/contract/publication';
import { SelectInput } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { useTranslate } from '#app/texts/texts.ts';

interface ReferenceFieldProps {
  siteId: number;
  /** Of what is chosen from. */
  kind: ContentKind;
  label: string;
  /** 0: none was chosen yet. */
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
}

/** One of those of another kind that the site shows now. */
export function ReferenceField({ siteId, kind, label, value, error, onChange }: ReferenceFieldProps) {
  const t = useTranslate('content');
  const { data } = useRead(reads.of('/content/list', { site_id: siteId, kind, limit: 100 }));
  const shown = data?.list.filter(({ live_key: key }) => key !== null) ?? [];
  const isThere = shown.some(({ live_key: key }) => key === String(value));
  return (
    <SelectInput
      label={label}
      value={String(value)}
      error={error}
      required
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {value === 0 && <option value="0">{t('choose')}</option>}
      {value !== 0 && data && !isThere && <option value={value}>{t('not_shown', { key: value })}</option>}
      {shown.map((line) => (
        <option key={line.document_id} value={line.live_key ?? ''}>
          {line.title || t('untitled')}
        </option>
      ))}
    </SelectInput>
  );
}
