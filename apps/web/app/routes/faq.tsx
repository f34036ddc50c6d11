import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { Faq } from '@halls/contract/faq';
import { FaqArticle } from '#app/features/faq/faq-article.tsx';
import { FaqListing } from '#app/features/faq/faq-listing.tsx';
import { plainText } from '#app/features/faq/find-faqs.ts';
import { loadFaq, loadFaqs, type FaqList, type FaqPage } from '#app/features/faq/load-faq.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { readPage } from '#app/page/read-page.ts';

type Shown = FaqList | FaqPage;

/** As much as a search engine shows. */
const descriptionLength = 160;

export const handle: PageHandle = {
  title(texts, page) {
    const shown = page as Shown | undefined;
    return shown?.kind === 'one' ? shown.faq.question : texts.of('faq')('title');
  },
  description(texts, page) {
    const shown = page as Shown;
    if (shown.kind === 'list') return texts.of('faq')('intro');
    return plainText(shown.faq.answer).slice(0, descriptionLength);
  },
  structuredData(_texts, page) {
    const shown = page as Shown;
    const faqs = shown.kind === 'one' ? [shown.faq] : shown.groups.flatMap(({ list }) => list);
    return { '@type': 'FAQPage', mainEntity: faqs.map(questionOf) };
  },
};

function questionOf({ question, answer }: Faq): object {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  };
}

export function loader(place: LoaderFunctionArgs): Promise<Shown> {
  return readPage('faq', place, async (api) => {
    await api.bringTexts(['faq']);
    const { faqId } = place.params;
    return faqId === undefined ? loadFaqs(api) : loadFaq(api, faqId);
  });
}

export function Component() {
  const page = useLoaderData<Shown>();
  return page.kind === 'one' ? <FaqArticle page={page} /> : <FaqListing groups={page.groups} />;
}
