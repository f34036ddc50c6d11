import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { leadPicturesOf } from '#app/catalogue/scene-picture.ts';
import { DiscountArticle } from '#app/features/discount/discount-article.tsx';
import { DiscountListing } from '#app/features/discount/discount-list.tsx';
import {
  loadDiscount,
  loadDiscounts,
  type DiscountList,
  type DiscountPage,
} from '#app/features/discount/load-discounts.ts';
import { OfferPanel } from '#app/features/offer/offer-panel.tsx';
import { breadcrumbs } from '#app/page/breadcrumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { readPage } from '#app/page/read-page.ts';

type Shown = DiscountList | DiscountPage;

export const handle: PageHandle = {
  title(texts, page) {
    const shown = page as Shown | undefined;
    return shown?.kind === 'one' ? shown.discount.title : texts.of('discount')('title');
  },
  description(texts, page) {
    const shown = page as Shown;
    return shown.kind === 'one' ? shown.discount.summary : texts.of('discount')('intro');
  },
  structuredData(texts, page, origin) {
    const shown = page as Shown;
    const list = { name: texts.of('discount')('title'), path: '/discount' };
    if (shown.kind === 'list') return breadcrumbs(origin, [list]);
    const { id, title } = shown.discount;
    return breadcrumbs(origin, [list, { name: title, path: `/discount/${id}` }]);
  },
  leadPictures(page) {
    const shown = page as Shown;
    return shown.kind === 'one' ? leadPicturesOf(shown.discount.scene) : [];
  },
};

export function loader(place: LoaderFunctionArgs): Promise<Shown> {
  return readPage('discount', place, async (api) => {
    await api.bringTexts(place.params.discountId === undefined ? ['discount'] : ['discount', 'offer']);
    const { discountId } = place.params;
    if (discountId !== undefined) return loadDiscount(api, discountId);
    return loadDiscounts(api, new URL(place.request.url).searchParams.get('category'));
  });
}

export function Component() {
  const page = useLoaderData<Shown>();
  if (page.kind === 'list') return <DiscountListing page={page} />;
  return (
    <DiscountArticle page={page}>
      <OfferPanel key={page.discount.id} discountId={page.discount.id} offer={page.offer} />
    </DiscountArticle>
  );
}
