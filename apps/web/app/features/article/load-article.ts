import { data } from 'react-router';
import type { Article } from '@halls/contract/article';
import type { LoaderApi } from '#app/page/loader-api.ts';

export interface ArticlePage {
  article: Article;
  /** What else the site says of itself. */
  others: { id: number; title: string }[];
}

export async function loadArticle(api: LoaderApi, id: string): Promise<ArticlePage> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data('missing', { status: 404 });
  const { detail, list } = await api.read('/arks/web/main', { id: Number(id) });
  return { article: detail, others: list.filter((one) => one.id !== detail.id) };
}
