import { textIn, toBit, type Language } from '@halls/contract';
import type { Discount, DiscountItem } from '@halls/contract/discount';
import { plainMarkup } from '#platform/plain-markup.ts';
import type { DiscountItemRow, DiscountRow } from './discount.repo.ts';

export function presentDiscountItem(row: DiscountItemRow, language: Language, now: Date): DiscountItem {
  return {
    id: row.discount_id,
    category_id: row.discount_category_id,
    scene: row.scene,
    title: textIn(row.title, language),
    summary: textIn(row.summary, language),
    start_at: row.start_at?.toISOString() ?? null,
    end_at: row.end_at?.toISOString() ?? null,
    is_ended: toBit(row.end_at !== null && row.end_at <= now),
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentDiscount(row: DiscountRow, language: Language, now: Date): Discount {
  return {
    ...presentDiscountItem(row, language, now),
    category_name: textIn(row.category_name, language),
    steps: plainMarkup(textIn(row.steps, language)),
    terms: plainMarkup(textIn(row.terms, language)),
    link_url: row.link_url,
    link_text: textIn(row.link_text, language),
  };
}
