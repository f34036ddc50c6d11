import type { z } from 'zod';
import {
  agentLevelBody,
  registerBackgroundBody,
  registerFieldBody,
  serviceLinkBody,
  siteLinkBody,
  siteRedirectBody,
  siteTabBody,
} from './frame-bodies.ts';
import {
  gameLabelBody,
  hallBody,
  hallOrderBody,
  hallProvidersBody,
  hallShelfBody,
  providerGamesBody,
} from './lobby-bodies.ts';
import { announcementBody, bannerBody, bulletinBody, pageBlockBody, pageFloatBody } from './notice-bodies.ts';
import {
  agreementBody,
  articleBody,
  discountBody,
  discountCategoryBody,
  faqBody,
  faqGroupBody,
} from './page-bodies.ts';
import { written, type Written } from './written.ts';

/** What sites show and operators write, by kind: what a version of each holds. */
export const contentBodies = {
  banner: bannerBody,
  announcement: announcementBody,
  bulletin: bulletinBody,
  'page-block': pageBlockBody,
  'page-float': pageFloatBody,
  discount: discountBody,
  'discount-category': discountCategoryBody,
  faq: faqBody,
  'faq-group': faqGroupBody,
  article: articleBody,
  agreement: agreementBody,
  'agent-agreement': agreementBody,
  'site-link': siteLinkBody,
  'site-tab': siteTabBody,
  'service-link': serviceLinkBody,
  'site-redirect': siteRedirectBody,
  hall: hallBody,
  'hall-order': hallOrderBody,
  'hall-providers': hallProvidersBody,
  'provider-games': providerGamesBody,
  'hall-shelf': hallShelfBody,
  'game-label': gameLabelBody,
  'register-background': registerBackgroundBody,
  'register-field': registerFieldBody,
  'agent-level': agentLevelBody,
} as const;

export type ContentKind = keyof typeof contentBodies;
export type ContentBody<Kind extends ContentKind> = z.output<(typeof contentBodies)[Kind]>;
export const contentKinds = Object.keys(contentBodies) as [ContentKind, ...ContentKind[]];

/** Kinds as editors look for them. */
export const contentAreas = {
  notices: ['banner', 'announcement', 'bulletin', 'page-block', 'page-float'],
  offers: ['discount', 'discount-category'],
  pages: ['faq', 'faq-group', 'article', 'agreement', 'agent-agreement'],
  frame: ['site-link', 'site-tab', 'service-link', 'site-redirect', 'register-background', 'register-field'],
  lobby: [
    ...(['hall', 'hall-order', 'hall-providers', 'provider-games', 'hall-shelf'] as const),
    ...(['game-label', 'agent-level'] as const),
  ],
} as const satisfies Readonly<Record<string, readonly ContentKind[]>>;
export type ContentArea = keyof typeof contentAreas;

/** Those that are seen on a page as soon as it is open. */
const previewedKinds: ReadonlySet<ContentKind> = new Set([
  ...['banner', 'announcement', 'bulletin', 'page-block', 'page-float', 'discount'],
  ...['discount-category', 'faq', 'faq-group', 'article', 'site-link', 'site-tab', 'hall', 'game-label'],
  ...['hall-order', 'hall-providers', 'provider-games', 'hall-shelf'],
] as const);

/** Whether a draft of the kind can be seen on the site before it is there. */
export function isPreviewed(kind: ContentKind): boolean {
  return previewedKinds.has(kind);
}

export type BodyProperty = Written & { readonly name: string };

/** How each property of a kind's body is written, in the order of its form. */
export function propertiesOf(kind: ContentKind): BodyProperty[] {
  return Object.entries<z.ZodType>(contentBodies[kind].shape).map(([name, schema]) => {
    const how = written.get(schema);
    if (!how) throw new Error(`nothing says how ${name} of ${kind} is written`);
    return { name, ...how };
  });
}
