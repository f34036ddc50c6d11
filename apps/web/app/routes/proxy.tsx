import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { ProxyPageId } from '@halls/contract';
import { useTranslate } from '@halls/web-kit';
import { MemberCentre } from '#app/features/member-centre/member-centre.tsx';
import { findPage } from '#app/features/member-centre/member-page.ts';
import { readLoaderApi } from '#app/page/loader-api.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { proxyPageGroups, proxyPages } from '#app/shell/member-pages.ts';

interface ProxyPage {
  /** Null at `/proxy`. */
  pageId: ProxyPageId | null;
}

export const handle: PageHandle = {
  frame: 'own',
  noindex: true,
  title(texts, page) {
    const t = texts.of('proxy');
    const { pageId } = page as ProxyPage;
    return pageId ? t(`page.${pageId}`) : t('title');
  },
};

/** `/proxy`, `/proxy/Register`, and `/proxy?page=Register`, which leads to it. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ProxyPage> {
  const url = new URL(request.url);
  const page = findPage(proxyPages, params.pageId ?? url.searchParams.get('page'));
  if (params.pageId && !page) throw data('missing', { status: 404 });
  if (page && !params.pageId) {
    url.searchParams.delete('page');
    throw redirect(`/proxy/${page.id}${url.search}`);
  }
  await readLoaderApi(context).bringTexts(['user', 'proxy']);
  return { pageId: page?.id ?? null };
}

export function Component() {
  const { pageId } = useLoaderData<ProxyPage>();
  const t = useTranslate('proxy');
  return (
    <MemberCentre
      place={{
        root: '/proxy',
        pages: proxyPages,
        groups: proxyPageGroups,
        words: {
          title: t('title'),
          menu: t('menu'),
          back: t('back'),
          page: ({ id }) => t(`page.${id as ProxyPageId}`),
          group: (group) => t(`group.${group as (typeof proxyPageGroups)[number]}`),
        },
      }}
      chosen={findPage(proxyPages, pageId)}
    />
  );
}
