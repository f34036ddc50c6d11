import type { OfficeCalls } from '@halls/contract/office';
import { TextInput } from '@halls/ui';
import type { FieldFaults } from '#app/command/faults-of.ts';
import type { CampaignDraft } from './campaign-draft.ts';

/** A field of the draft that is typed. */
export function DraftField({
  draft,
  faults,
  name,
  wire,
  label,
  hint,
  isTime = false,
  onChange,
}: Omit<CampaignFieldsProps, 'choices'> & {
  name: Exclude<keyof CampaignDraft, 'groups' | 'title' | 'text'>;
  /** Its place in the body. */
  wire: string;
  label: string;
  hint?: string;
  isTime?: boolean;
}) {
  return (
    <TextInput
      label={label}
      hint={hint}
      {...(isTime ? { type: 'datetime-local' } : { inputMode: 'decimal' as const })}
      autoComplete="off"
      value={draft[name]}
      error={faults[wire]}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
    />
  );
}

export type Choices = OfficeCalls['/campaign/choices']['data'];

export interface CampaignFieldsProps {
  draft: CampaignDraft;
  choices: Choices;
  faults: FieldFaults;
  onChange: (draft: CampaignDraft) => void;
}
