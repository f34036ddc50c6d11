import { data } from 'react-router';
import type { Faq, FaqGroup } from '@halls/contract/faq';
import type { LoaderApi } from '#app/page/loader-api.ts';

export interface FaqList {
  kind: 'list';
  groups: FaqGroup[];
}

export interface FaqPage {
  kind: 'one';
  faq: Faq;
  groupName: string;
  /** The other questions of its group. */
  others: { id: number; question: string }[];
}

export async function loadFaqs(api: LoaderApi): Promise<FaqList> {
  const { list } = await api.read('/arks/web/faq', {});
  return { kind: 'list', groups: list };
}

export async function loadFaq(api: LoaderApi, id: string): Promise<FaqPage> {
  const { list } = await api.read('/arks/web/faq', {});
  for (const group of list) {
    const faq = group.list.find((one) => String(one.id) === id);
    if (!faq) continue;
    const others = group.list.filter((one) => one !== faq);
    return {
      kind: 'one',
      faq,
      groupName: group.name,
      others: others.map((one) => ({ id: one.id, question: one.question })),
    };
  }
  throw data('missing', { status: 404 });
}
