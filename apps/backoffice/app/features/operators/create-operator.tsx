import { useState } from 'react';
import type { OfficeCalls, OfficeLanguage } from '@halls/contract/office';
import { SelectInput, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { languageNames, languages, useLanguage, useTranslate } from '#app/texts/texts.ts';

type Invited = OfficeCalls['/operator/create']['data'];

/** A new operator: without rights, and with a link by which they set their password. */
export function CreateOperator({
  onDone,
  onClose,
}: {
  onDone: (invited: Invited) => void;
  onClose: () => void;
}) {
  const t = useTranslate('operators');
  const [account, setAccount] = useState('');
  const [name, setName] = useState('');
  const [language, setLanguage] = useState<OfficeLanguage>(useLanguage());
  return (
    <CommandDialog
      title={t('create')}
      note={t('create_note')}
      confirm={t('create')}
      renderFields={(faults) => (
        <>
          <TextInput
            label={t('account')}
            error={faults.account}
            value={account}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setAccount(event.target.value)}
          />
          <TextInput
            label={t('name')}
            error={faults.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <LanguageField language={language} onChange={setLanguage} />
        </>
      )}
      send={(reason) => api.call('/operator/create', { account, name, language, reason })}
      onDone={(invited) => {
        void readAgain('/operator/list');
        onDone(invited);
      }}
      onClose={onClose}
    />
  );
}

export function LanguageField({
  language,
  onChange,
}: {
  language: OfficeLanguage;
  onChange: (language: OfficeLanguage) => void;
}) {
  const t = useTranslate('frame');
  return (
    <SelectInput
      label={t('language')}
      value={language}
      onChange={(event) => onChange(event.target.value as OfficeLanguage)}
    >
      {languages.map((each) => (
        <option key={each} value={each}>
          {languageNames[each]}
        </option>
      ))}
    </SelectInput>
  );
}
