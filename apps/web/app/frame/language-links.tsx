import { useLocation } from 'react-router';
import { localeOf } from '@halls/contract';
import { classNames } from '@halls/ui';
import { usePage } from '#app/page/page-context.ts';
import { languageNames } from './language-names.ts';

/** The page in each language that is complete. A new document: everything on it changes. */
export function LanguageLinks() {
  const { language, languages } = usePage();
  const { pathname, search } = useLocation();
  const addressIn = (wanted: string) => {
    const query = new URLSearchParams(search);
    query.set('lang', wanted);
    return `${pathname}?${query}`;
  };
  return (
    <ul className="languages">
      {languages.map((each) => (
        <li key={each}>
          <a
            className={classNames('pill', each === language && 'pill-chosen')}
            href={addressIn(each)}
            lang={localeOf(each)}
            hrefLang={localeOf(each)}
            aria-current={each === language ? 'true' : undefined}
          >
            {languageNames[each]}
          </a>
        </li>
      ))}
    </ul>
  );
}
