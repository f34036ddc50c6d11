import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { EnvelopeArticle } from '#app/features/red-envelope/envelope-article.tsx';
import { EnvelopeListing } from '#app/features/red-envelope/envelope-listing.tsx';
import {
  loadEnvelope,
  loadEnvelopes,
  type EnvelopeList,
  type EnvelopePage,
} from '#app/features/red-envelope/load-envelopes.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { readPage } from '#app/page/read-page.ts';

type Shown = EnvelopeList | EnvelopePage;

export const handle: PageHandle = {
  title(texts, page) {
    const shown = page as Shown | undefined;
    return shown?.kind === 'one' ? shown.envelope.title : texts.of('red_envelope')('title');
  },
  description(texts) {
    return texts.of('red_envelope')('intro');
  },
};

export function loader(place: LoaderFunctionArgs): Promise<Shown> {
  return readPage('red-envelope', place, async (api) => {
    await api.bringTexts(['red_envelope']);
    const { envelopeId } = place.params;
    return envelopeId === undefined ? loadEnvelopes(api) : loadEnvelope(api, envelopeId);
  });
}

export function Component() {
  const page = useLoaderData<Shown>();
  return page.kind === 'one' ? (
    // another envelope, another verdict
    <EnvelopeArticle key={page.envelope.id} envelope={page.envelope} />
  ) : (
    <EnvelopeListing page={page} />
  );
}
