import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { MemberPageId } from '@halls/contract';
import { MemberCentre } from '#app/features/member-centre/member-centre.tsx';
import { memberPageAddress } from '#app/features/member-centre/member-page.ts';
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
  const asked = params.pageId ?? url.searchParams.get('page');
  const wanted = asked?.toLowerCase();
  const page = memberPages.find(({ id }) => id.toLowerCase() === wanted);
  if (params.pageId && !page) throw data('missing', { status: 404 });
  if (page && !params.pageId) {
    url.searchParams.delete('page');
    throw redirect(memberPageAddress(page.id) + url.search);
  }
  await readLoaderApi(context).bringTexts(['user']);
  return { pageId: page?.id ?? null };
}

export function Component() {
  const { pageId } = useLoaderData<UserPage>();
  return <MemberCentre pages={memberPages} chosen={memberPages.find(({ id }) => id === pageId) ?? null} />;
}
