import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ArticleView } from '#app/features/article/article-view.tsx';
import { loadArticle, type ArticlePage } from '#app/features/article/load-article.ts';
import { breadcrumbs } from '#app/page/breadcrumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { readPage } from '#app/page/read-page.ts';

export const handle: PageHandle = {
  title: (_texts, page) => (page as ArticlePage | undefined)?.article.title,
  description: (_texts, page) => (page as ArticlePage).article.summary || undefined,
  structuredData(_texts, page, origin) {
    const { id, title } = (page as ArticlePage).article;
    return breadcrumbs(origin, [{ name: title, path: `/main/${id}` }]);
  },
};

export function loader(place: LoaderFunctionArgs): Promise<ArticlePage> {
  return readPage('article', place, async (api) => {
    await api.bringTexts(['article']);
    return loadArticle(api, place.params.articleId ?? '');
  });
}

export function Component() {
  return <ArticleView page={useLoaderData<ArticlePage>()} />;
}
