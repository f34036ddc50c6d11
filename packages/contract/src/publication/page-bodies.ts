import { z } from 'zod';
import {
  endsAfterStart,
  isInOrder,
  linkOrNone,
  markup,
  numberFrom,
  oneOf,
  period,
  referenceTo,
  scene,
  sort,
  words,
  wordsOrNone,
} from './body-parts.ts';

/** What offers are sorted by. */
export const discountCategoryBody = z.strictObject({ name: words(60), sort });

/** What a site offers its members, with a page of its own. */
export const discountBody = z
  .strictObject({
    discount_category_id: referenceTo('discount-category'),
    title: words(120),
    /** Plain text of one or two lines. */
    summary: words(300),
    /** What a member does. */
    steps: markup(20_000),
    /** What holds. */
    terms: markup(20_000),
    link_text: wordsOrNone(40),
    /** Where a member begins; empty: nowhere. */
    link_url: linkOrNone,
    scene,
    /** Whom it pops up for: 0 nobody, 1 guests, 2 members, 3 both. */
    pop_up: oneOf([0, 1, 2, 3]),
    /** Where it pops up: 0 everywhere, 1 desktop, 2 mobile. */
    display_device: oneOf([0, 1, 2]),
    sort,
    ...period,
  })
  .refine(isInOrder, endsAfterStart);

/** What questions are sorted by. */
export const faqGroupBody = z.strictObject({ name: words(60), sort });

/** A question that is often asked, and its answer. */
export const faqBody = z.strictObject({
  faq_group_id: referenceTo('faq-group'),
  question: words(300),
  answer: markup(20_000),
  sort,
});

/** What a site says of itself at `/main/{article_id}`. */
export const articleBody = z.strictObject({
  article_id: numberFrom(1, 32_767, 1),
  title: words(120),
  summary: wordsOrNone(300),
  /** Headings are let through as well. */
  content: markup(60_000),
  sort,
});

/** What whoever registers agrees to: a site has one. */
export const agreementBody = z.strictObject({ title: words(120), content: markup(60_000) });
