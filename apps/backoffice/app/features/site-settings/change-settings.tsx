import { useState } from 'react';
import type { OfficeCalls } from '@halls/contract/office';
import type { SiteSettingName, SiteSettingValues } from '@halls/contract/site-setting';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { changesOf, typedOf, type SettingDraft, type TypedSetting } from './setting-draft.ts';
import { SettingField } from './setting-field.tsx';
import { useSettingInWords } from './use-setting-in-words.ts';

type Changes = OfficeCalls['/site/set-settings']['body']['changes'];

interface ChangeSettingsProps {
  siteId: number;
  title: string;
  values: SiteSettingValues;
  names: readonly SiteSettingName[];
  /** What the fields begin with where that is not what holds: an earlier state. */
  earlier?: Partial<SiteSettingValues> | undefined;
  onClose: () => void;
}

/** Asks for other settings of a site; those that stay as they are are not named. */
export function ChangeSettings({ siteId, title, values, names, earlier, onClose }: ChangeSettingsProps) {
  const t = useTranslate('site');
  const inWords = useSettingInWords();
  const [draft, setDraft] = useState<SettingDraft>(() =>
    Object.fromEntries(names.map((name) => [name, typedOf(name, earlier ?? values)])),
  );
  const changes = changesOf(draft, values);
  const changed = Object.keys(changes) as SiteSettingName[];
  const lines = (typedIn: (name: SiteSettingName) => TypedSetting) =>
    Object.fromEntries(changed.map((name) => [t(`setting.${name}`), inWords(name, typedIn(name))]));
  return (
    <CommandDialog
      title={title}
      note={t('settings_effect')}
      needsAnother
      {...(changed.length > 0 && {
        change: { before: lines((name) => typedOf(name, values)), after: lines((name) => draft[name] ?? '') },
      })}
      confirm={t('ask')}
      renderFields={(faults) =>
        names.map((name) => (
          <SettingField
            key={name}
            name={name}
            typed={draft[name] ?? ''}
            faults={faults}
            onChange={(typed) => setDraft({ ...draft, [name]: typed })}
          />
        ))
      }
      send={async (reason) => {
        if (changed.length === 0) return { ok: false, code: 0, message: t('settings_same'), data: null };
        // the server says what is wrong with each
        return api.call('/site/set-settings', { site_id: siteId, changes: changes as Changes, reason });
      }}
      onDone={() => void readAgain('/site/settings', '/change-request/list', '/log/list')}
      onClose={onClose}
    />
  );
}
