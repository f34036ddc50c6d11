import { useState } from 'react';
import type { SiteAccess } from '@halls/contract/office';
import { Checkbox, TextInput } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { accessOf, draftOf, faultOfList, listsOf, type AccessDraft } from './access-draft.ts';
import { AccessEffect } from './access-effect.tsx';

interface ChangeAccessProps {
  siteId: number;
  name: string;
  access: SiteAccess;
  onClose: () => void;
}

/** Asks for other rules of who may come in. What they would have done is shown when a list is left. */
export function ChangeAccess({ siteId, name, access, onClose }: ChangeAccessProps) {
  const t = useTranslate('site');
  const [draft, setDraft] = useState(() => draftOf(access));
  const [left, setLeft] = useState(draft);
  return (
    <CommandDialog
      title={t('access_of', { name })}
      note={t('access_effect')}
      needsAnother
      confirm={t('ask')}
      renderFields={(faults) => (
        <>
          <ListFields draft={draft} faults={faults} onChange={setDraft} onLeave={() => setLeft(draft)} />
          <AccessEffect asked={{ site_id: siteId, lists: listsOf(left) }} />
          <LoginFields draft={draft} faults={faults} onChange={setDraft} />
        </>
      )}
      send={(reason) => api.call('/site/set-access', { site_id: siteId, access: accessOf(draft), reason })}
      onDone={() => void readAgain('/site/access', '/change-request/list', '/log/list')}
      onClose={onClose}
    />
  );
}

interface FieldsProps {
  draft: AccessDraft;
  faults: FieldFaults;
  onChange: (draft: AccessDraft) => void;
}

function ListFields({ draft, faults, onChange, onLeave }: FieldsProps & { onLeave: () => void }) {
  const t = useTranslate('site');
  const lists = listsOf(draft);
  return (
    <>
      <TextArea
        label={t('allow')}
        hint={t('allow_hint')}
        value={draft.allow}
        spellCheck={false}
        error={faultOfList(faults, 'access.allow', lists.allow)}
        onChange={({ target }) => onChange({ ...draft, allow: target.value })}
        onBlur={onLeave}
      />
      <TextArea
        label={t('deny')}
        hint={t('deny_hint')}
        value={draft.deny}
        spellCheck={false}
        error={faultOfList(faults, 'access.deny', lists.deny)}
        onChange={({ target }) => onChange({ ...draft, deny: target.value })}
        onBlur={onLeave}
      />
      <TextInput
        label={t('countries')}
        hint={t('countries_hint')}
        value={draft.countries}
        spellCheck={false}
        autoComplete="off"
        error={faultOfList(faults, 'access.deny_countries', lists.deny_countries)}
        onChange={({ target }) => onChange({ ...draft, countries: target.value })}
        onBlur={onLeave}
      />
    </>
  );
}

function LoginFields({ draft, faults, onChange }: FieldsProps) {
  const t = useTranslate('site');
  const numbers = [
    ['accounts', 'max_accounts_per_address', 'accounts_hint'],
    ['perMinute', 'max_registrations_per_minute', undefined],
    ['perDay', 'max_registrations_per_day', undefined],
  ] as const;
  return (
    <>
      <Checkbox
        label={t('known_devices_only')}
        checked={draft.knownDevicesOnly}
        onChange={({ target }) => onChange({ ...draft, knownDevicesOnly: target.checked })}
      />
      <Checkbox
        label={t('double_validation')}
        checked={draft.doubleValidation}
        onChange={({ target }) => onChange({ ...draft, doubleValidation: target.checked })}
      />
      {numbers.map(([property, name, hint]) => (
        <TextInput
          key={name}
          label={t(name)}
          hint={hint && t(hint)}
          inputMode="numeric"
          autoComplete="off"
          value={draft[property]}
          error={faults[`access.${name}`]}
          onChange={({ target }) => onChange({ ...draft, [property]: target.value })}
        />
      ))}
    </>
  );
}
