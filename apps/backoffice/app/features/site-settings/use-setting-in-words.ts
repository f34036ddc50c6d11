import { siteSettingKinds, type SiteSettingName } from '@halls/contract/site-setting';
import { useTranslate } from '#app/texts/texts.ts';
import type { TypedSetting } from './setting-draft.ts';
import { useLanguageName } from '#app/parts/use-language-name.ts';

/** What a setting says, for people. */
export function useSettingInWords(): (name: SiteSettingName, typed: TypedSetting) => string {
  const t = useTranslate('site');
  const p = useTranslate('parts');
  const languageName = useLanguageName();
  return (name, typed) => {
    if (typeof typed === 'boolean') return p(typed ? 'yes' : 'no');
    if (typed === 'origin_mobile') return t('home_of_template');
    if (siteSettingKinds[name] === 'minutes') return t('minutes', { minutes: typed });
    if (siteSettingKinds[name] === 'languages')
      return typed.split('\n').filter(Boolean).map(languageName).join('\n');
    return typed === '' ? t('nothing') : typed;
  };
}
