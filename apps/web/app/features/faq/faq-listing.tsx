import './faq.css';
import { useState } from 'react';
import type { FaqGroup } from '@halls/contract/faq';
import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { Link } from '#app/page/link.tsx';
import { Markup } from '#app/page/markup.tsx';
import { usePage } from '#app/page/page-context.ts';
import { SearchField } from '#app/page/search-field.tsx';
import { findFaqs } from './find-faqs.ts';
import { ServiceNote } from './service-note.tsx';

/** All questions by group, each with its answer folded below it, and a search through both. */
export function FaqListing({ groups }: { groups: readonly FaqGroup[] }) {
  const t = useTranslate('faq');
  const { template } = usePage();
  const [wanted, setWanted] = useState('');
  const found = findFaqs(groups, wanted);
  const count = found.reduce((sum, { list }) => sum + list.length, 0);
  return (
    <div className="page faq">
      <header className="faq-head">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        {groups.length > 0 && <SearchField label={t('search')} value={wanted} onChange={setWanted} />}
      </header>
      <p className="sr-only" role="status">
        {wanted && t('found', { count })}
      </p>
      {found.length > 0 ? (
        <div className="faq-groups">
          {found.map((group) => (
            <Group key={group.id} group={group} isOpen={wanted.trim() !== ''} />
          ))}
        </div>
      ) : (
        <div className="faq-none">
          <img src={`/pictures/spots/${template}-empty.svg`} alt="" width="200" height="150" />
          <p>{wanted ? t('none_found', { wanted }) : t('none')}</p>
        </div>
      )}
      <ServiceNote />
    </div>
  );
}

function Group({ group: { id, name, list }, isOpen }: { group: FaqGroup; isOpen: boolean }) {
  const t = useTranslate('faq');
  return (
    <section aria-labelledby={`faq-group-${id}`}>
      <h2 id={`faq-group-${id}`}>{name}</h2>
      <ul className="faq-list">
        {list.map((faq) => (
          <li key={faq.id}>
            {/* what is searched for is shown with the words that were found */}
            <details key={String(isOpen)} className="faq-item" open={isOpen}>
              <summary>
                <h3>{faq.question}</h3>
                <Icon name="down" />
              </summary>
              <div className="faq-answer">
                <Markup html={faq.answer} />
                <Link
                  className="faq-link"
                  to={`/faq/${faq.id}`}
                  aria-label={`${t('own_page')}: ${faq.question}`}
                >
                  {t('own_page')}
                </Link>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
