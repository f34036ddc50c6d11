import type { LoaderFunctionArgs } from 'react-router';
import { PlayPage } from '#app/features/launch/play-page.tsx';
import { readLoaderApi } from '#app/page/loader-api.ts';
import type { PageHandle } from '#app/page/page-handle.ts';

export const handle: PageHandle = {
  frame: 'none',
  noindex: true,
  title: (texts) => texts.of('launch')('play_page.title'),
};

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await readLoaderApi(context).bringTexts(['launch']);
  return null;
}

export function Component() {
  return <PlayPage />;
}
