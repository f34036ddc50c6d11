import type { Currency } from '@halls/contract';
import { reads, useRead } from '#app/api/reads.ts';
import { useTranslate } from '#app/texts/texts.ts';

/** How many members of a site a promotion in a currency is for. */
export function AudienceCount({ siteId, currency }: { siteId: number; currency: Currency }) {
  const t = useTranslate('promotions');
  const { data } = useRead(reads.of('/promotion/audience', { site_id: siteId, currency }));
  if (!data) return '…';
  return t(data.is_more ? 'audience_more' : 'audience', { count: data.members });
}
