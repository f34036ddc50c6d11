import './article.css';
import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { formatDay } from '#app/page/format-time.ts';
import { Link } from '#app/page/link.tsx';
import { Markup } from '#app/page/markup.tsx';
import { usePage } from '#app/page/page-context.ts';
import type { ArticlePage } from './load-article.ts';

/** What the site says of itself, and the way to what else it says. */
export function ArticleView({ page: { article, others } }: { page: ArticlePage }) {
  const t = useTranslate('article');
  const { language } = usePage();
  const date = formatDay(article.updated_at, language, 'UTC');
  return (
    <div className="page article-page">
      <article className="article">
        <h1>{article.title}</h1>
        <p className="article-date">
          <time dateTime={article.updated_at}>{t('updated', { date })}</time>
        </p>
        <Markup className="article-text" html={article.content} />
      </article>
      {others.length > 0 && (
        <nav className="article-others" aria-labelledby="article-others">
          <h2 id="article-others">{t('others')}</h2>
          <ul>
            {others.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/main/${id}`}>
                  {title}
                  <Icon name="right" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
