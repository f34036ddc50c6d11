import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { AppPage } from '#app/features/app-page/app-page.tsx';
import { drawQrCode, type QrCode } from '@halls/web-kit/qr-code';
import { readLoaderApi } from '#app/page/loader-api.ts';
import type { PageHandle } from '#app/page/page-handle.ts';

interface Shown {
  siteName: string;
  code: QrCode;
}

export const handle: PageHandle = {
  title: (texts, page) => texts.of('app')('title', { site: (page as Shown | undefined)?.siteName ?? '' }),
  description: (texts) => texts.of('app')('intro'),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Shown> {
  const { info, bringTexts } = readLoaderApi(context);
  await bringTexts(['app']);
  return { siteName: info.siteName, code: drawQrCode(`${new URL(request.url).origin}/`) };
}

export function Component() {
  const { siteName, code } = useLoaderData<Shown>();
  return <AppPage siteName={siteName} code={code} />;
}
