import { siteSettingKinds, type SiteSettingName } from '@halls/contract/site-setting';
import { useTranslate } from '#app/texts/texts.ts';
import type { TypedSetting } from './setting-draft.ts';

/** What a setting says, for people. */
export function useSettingInWords(): (name: SiteSettingName, typed: TypedSetting) => string {
  const t = useTranslate('site');
  const p = useTranslate('parts');
  return (name, typed) => {
    if (typeof typed === 'boolean') return p(typed ? 'yes' : 'no');
    if (typed === 'origin_mobile') return t('home_of_template');
    if (siteSettingKinds[name] === 'minutes') return t('minutes', { minutes: typed });
    return typed === '' ? t('nothing') : typed;
  };
}
