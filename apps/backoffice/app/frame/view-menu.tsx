import { Icon, type IconName } from '@halls/ui';
import { useStore } from '@halls/web-kit';
import { setTheme, theme, themes, type Theme } from '#app/look/theme.ts';
import { chooseLanguage, languageNames, languages, useLanguage, useTranslate } from '#app/texts/texts.ts';
import type { OfficeLanguage } from '@halls/contract/office';

const iconOf: Readonly<Record<Theme, IconName>> = { system: 'desktop', light: 'sun', dark: 'moon' };

/** Language and light. */
export function ViewMenu() {
  const t = useTranslate('frame');
  const language = useLanguage();
  const chosen = useStore(theme);
  return (
    <>
      <label className="view-choice">
        <span className="sr-only">{t('language')}</span>
        <select
          value={language}
          onChange={(event) => void chooseLanguage(event.target.value as OfficeLanguage)}
        >
          {languages.map((each) => (
            <option key={each} value={each}>
              {languageNames[each]}
            </option>
          ))}
        </select>
      </label>
      <label className="view-choice">
        <span className="sr-only">{t('theme')}</span>
        <Icon name={iconOf[chosen]} />
        <select value={chosen} onChange={(event) => setTheme(event.target.value as Theme)}>
          {themes.map((each) => (
            <option key={each} value={each}>
              {t(`theme.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
