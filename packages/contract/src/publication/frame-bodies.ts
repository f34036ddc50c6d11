import { z } from 'zod';
import { say } from '../core/wire.ts';
import { currencyCodes } from '../core/money.ts';
import { registrationFields } from '../registration/registration.rules.ts';
import { mobileFooterTabs } from '../site/index.ts';
import { flag, link, numberFrom, oneNamed, oneOf, picture, place, text, words } from './body-parts.ts';

/** A link of the footer. */
export const siteLinkBody = z.strictObject({
  name: words(60),
  url: link,
  /** Of an icon collection, such as `lucide:gift`; empty: none. */
  icon: text(/^([a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*|)$/, 64),
  sort: place,
});

/** A tab of the bar at the foot of a phone. */
export const siteTabBody = z.strictObject({ name: oneOf(mobileFooterTabs, 'tab'), sort: place });

/** Where customer service is: a site has one. */
export const serviceLinkBody = z.strictObject({ url: link });

/** A path that leads elsewhere before any page is looked for. */
export const siteRedirectBody = z
  .strictObject({
    path: text(/^\/[^?#\sA-Z]*[^/?#\sA-Z]$/, 300),
    target: link,
    status: oneOf([302, 301, 307, 308]),
  })
  .refine(({ path, target }) => target.toLowerCase() !== path, {
    path: ['target'],
    error: say('error.field_not_allowed'),
  });

/** A field of the registration's form in a currency, otherwise than the site would ask without. */
export const registerFieldBody = z.strictObject({
  currency: oneNamed(currencyCodes),
  name: oneOf([...registrationFields, 'captcha', 'agreement'], 'register_field'),
  is_display: flag(true),
  is_required: flag(true),
  /** Nobody else of the site has the same. */
  is_unique: flag(false),
  /** Members see and change it in their member centre. */
  is_member_center: flag(true),
  /** A code that is sent to it comes back, at the registration and in the member centre. */
  is_verification: flag(false),
  is_member_center_verification: flag(false),
});

/** The picture behind the registration, of one template or, with an empty name, of all others. */
export const registerBackgroundBody = z.strictObject({
  template: text(/^[\w-]{0,32}$/, 32),
  photo_path: picture,
});

/** What a site calls a level of its agents. */
export const agentLevelBody = z.strictObject({ level: numberFrom(1, 100, 1), name: words(60) });
