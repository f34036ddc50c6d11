import { data } from 'react-router';
import type { Discount, DiscountItem } from '@halls/contract/discount';
import type { Offer } from '@halls/contract/offer';
import type { LoaderApi } from '#app/page/loader-api.ts';

export interface DiscountList {
  kind: 'list';
  categories: { id: number; name: string }[];
  /** Of the list; null for all. */
  chosenId: number | null;
  discounts: DiscountItem[];
  timezone: string;
}

export interface DiscountPage {
  kind: 'one';
  discount: Discount;
  /** What it offers by itself in the page's currency, as a guest sees it; null where it offers nothing. */
  offer: Offer | null;
  timezone: string;
}

export async function loadDiscounts(api: LoaderApi, category: string | null): Promise<DiscountList> {
  const answer = await api.read('/arks/web/discount', {});
  const used = new Set(answer.list.map((discount) => discount.category_id));
  const chosenId = category === null ? null : Number(category);
  if (chosenId !== null && !answer.category_list.some(({ id }) => id === chosenId))
    throw data('missing', { status: 404 });
  return {
    kind: 'list',
    // a category that nothing is in leads nowhere
    categories: answer.category_list.filter(({ id }) => used.has(id) || id === chosenId),
    chosenId,
    discounts: answer.list.filter(({ category_id }) => chosenId === null || category_id === chosenId),
    timezone: answer.timezone,
  };
}

export async function loadDiscount(api: LoaderApi, id: string): Promise<DiscountPage> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data('missing', { status: 404 });
  const [{ detail, timezone }, offered] = await Promise.all([
    api.read('/arks/web/discount/detail', { id: Number(id) }),
    api.readOptional('/offer/of_discount', { discount_id: Number(id), currency: api.info.currency }),
  ]);
  return { kind: 'one', discount: detail, offer: offered?.offer ?? null, timezone };
}
