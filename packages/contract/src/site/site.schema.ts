import { z } from 'zod';
import { languageSchema, perLanguageSchema } from '../core/language.ts';
import { currencySchema } from '../core/money.ts';
import { bitSchema } from '../core/wire.ts';
import { templateNames } from '../template/index.ts';

export const logoSchema = z.object({ id: z.number().int(), name: z.string(), photo_path: z.string() });

/** What a site is, for pages and forms. */
export const siteDetailSchema = z.object({
  site_id: z.number().int(),
  site_name: perLanguageSchema,
  /** The names under which it is reached. */
  hosts: z.array(z.string()),
  template: z.enum(templateNames),
  mobile_template: z.string(),
  default_language: languageSchema,
  languages: z.array(languageSchema),
  default_currency: currencySchema,
  currencies: z.array(currencySchema),
  /** 1 on a closed site, where no game starts. */
  is_closed: bitSchema,
  customer_service_url: z.string(),
  settings: z.record(z.string(), z.unknown()),
});

/** A page block that operators write: a title and clean HTML, with a picture where `photo_path` is not empty. */
export const modelSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  photo_path: z.string(),
  language: languageSchema,
  sort: z.number().int(),
});

/** `selectedType` says what `selectedId` is: an address, a page of /main or one of /faq. */
export const footerItemSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  selectedType: z.enum(['outerLink', 'main', 'faq']).optional(),
  selectedId: z.string().optional(),
  icon: z.string(),
  sort: z.number().int(),
});

export const floatSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  url: z.string(),
  photo_path: z.string(),
  position: z.enum(['left', 'right']),
  sort: z.number().int(),
});

/** What a phone's home is put together from; each stands at most once. */
export const homeBlockKinds = [
  'hero',
  'marquee',
  'halls',
  'sports',
  'lead',
  'jackpot',
  'adverts',
  'shelves',
] as const;
export const homeBlockSchema = z.object({
  kind: z.enum(homeBlockKinds),
  /** `slim`: lower; `grid`: in rows below each other; `large`: fewer side by side. */
  look: z.enum(['plain', 'slim', 'grid', 'large']),
});
export type HomeBlock = z.output<typeof homeBlockSchema>;

export const mobileFooterTabs = [
  'deposit',
  'withdrawal',
  'wallet',
  'sponsor',
  'discount',
  'home',
  'announcement',
  'customer_service',
  'letter',
  'sign_up_user',
] as const;
export type MobileFooterTab = (typeof mobileFooterTabs)[number];
