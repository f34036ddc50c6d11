import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { MemberPageId } from '@halls/contract';
import { useTranslate } from '@halls/web-kit';
import { AgentLink } from '#app/features/member-centre/agent-link.tsx';
import { MemberCentre } from '#app/features/member-centre/member-centre.tsx';
import { findPage, memberPageGroups } from '#app/features/member-centre/member-page.ts';
import { readLoaderApi } from '#app/page/loader-api.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { memberPages } from '#app/shell/member-pages.ts';

interface UserPage {
  /** Null at `/user`. */
  pageId: MemberPageId | null;
}

export const handle: PageHandle = {
  frame: 'own',
  noindex: true,
  title(texts, page) {
    const t = texts.of('user');
    const { pageId } = page as UserPage;
    return pageId ? t(`page.${pageId}`) : t('title');
  },
};

/** `/user`, `/user/Info`, and `/user?page=Info`, which leads to it. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<UserPage> {
  const url = new URL(request.url);
  const page = findPage(memberPages, params.pageId ?? url.searchParams.get('page'));
  if (params.pageId && !page) throw data('missing', { status: 404 });
  if (page && !params.pageId) {
    url.searchParams.delete('page');
    throw redirect(`/user/${page.id}${url.search}`);
  }
  await readLoaderApi(context).bringTexts(['user']);
  return { pageId: page?.id ?? null };
}

export function Component() {
  const { pageId } = useLoaderData<UserPage>();
  const t = useTranslate('user');
  return (
    <MemberCentre
      place={{
        root: '/user',
        pages: memberPages,
        groups: memberPageGroups,
        words: {
          title: t('title'),
          menu: t('menu'),
          back: t('back'),
          page: ({ id }) => t(`page.${id as MemberPageId}`),
          group: (group) => t(`group.${group as (typeof memberPageGroups)[number]}`),
        },
      }}
      chosen={findPage(memberPages, pageId)}
      aside={<AgentLink>{t('to_agents')}</AgentLink>}
    />
  );
}
