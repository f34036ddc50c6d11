import './faq.css';
import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { Link } from '#app/page/link.tsx';
import { Markup } from '#app/page/markup.tsx';
import type { FaqPage } from './load-faq.ts';
import { ServiceNote } from './service-note.tsx';

/** One question with its answer, and the others about the same thing. */
export function FaqArticle({ page: { faq, groupName, others } }: { page: FaqPage }) {
  const t = useTranslate('faq');
  return (
    <div className="page faq">
      <Link className="faq-back" to="/faq">
        <Icon name="back" />
        {t('back')}
      </Link>
      <article className="faq-article">
        <p className="faq-kind">{groupName}</p>
        <h1>{faq.question}</h1>
        <Markup className="faq-article-text" html={faq.answer} />
      </article>
      {others.length > 0 && (
        <nav aria-labelledby="faq-others">
          <h2 id="faq-others">{t('others')}</h2>
          <ul className="faq-list">
            {others.map(({ id, question }) => (
              <li key={id}>
                <Link className="faq-item faq-other" to={`/faq/${id}`}>
                  {question}
                  <Icon name="right" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ServiceNote />
    </div>
  );
}
