import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { gameCodeSchema, gpIdSchema, gtIdSchema, say } from '../core/wire.ts';
import {
  endsAfterStart,
  flag,
  isInOrder,
  link,
  markup,
  markupOrNone,
  numberFrom,
  oneOf,
  period,
  picture,
  pictureOrNone,
  scene,
  sort,
  words,
  wordsOrNone,
} from './body-parts.ts';
import { written } from './written.ts';

/** A slide of the home page. */
export const bannerBody = z
  .strictObject({
    title: words(120),
    subtitle: wordsOrNone(200),
    button: wordsOrNone(40),
    scene,
    /** 0 desktop, 1 small, 2 mobile. */
    use_type: oneOf([0, 1, 2]),
    /** 0 leads outside, 1 to the internal path `/{url}`, 2 to a game. */
    link_type: oneOf([1, 0, 2]),
    url: z.string().max(500, say('error.field_too_long')).register(written, { as: 'text', empty: '' }),
    game: z
      .strictObject({
        gt_id: gtIdSchema,
        gp_id: gpIdSchema,
        game_code: gameCodeSchema,
        currency: currencySchema,
      })
      .nullable()
      .register(written, { as: 'game', empty: null }),
    /** 0 opens in the same page, 1 in a new tab. */
    link_method: oneOf([0, 1]),
    sort,
    ...period,
  })
  .refine(isInOrder, endsAfterStart)
  .refine(({ link_type: type, game }) => (type === 2) === (game !== null), {
    path: ['game'],
    error: say('error.field_required'),
  })
  .refine(({ link_type: type, url }) => type !== 0 || url === '' || /^https?:\/\/\S+$/.test(url), {
    path: ['url'],
    error: say('error.field_format'),
  });

/** A line that runs under the header. */
export const announcementBody = z
  .strictObject({
    content: words(500),
    display_before_login: flag(true),
    display_after_login: flag(true),
    sort,
    ...period,
  })
  .refine(isInOrder, endsAfterStart);

/** A text that pops up. */
export const bulletinBody = z
  .strictObject({
    title: words(120),
    /** Plain text of one or two lines. */
    display_content: wordsOrNone(300),
    content: markup(20_000),
    for_guests: flag(true),
    for_members: flag(true),
    /** 0 all, 1 desktop, 2 mobile. */
    display_device: oneOf([0, 1, 2]),
    /** 2 anywhere, 3 the deposit page. */
    display_location: oneOf([2, 3]),
    /** 0: a member who closes it does not see it again until it is updated. */
    display_frequency: numberFrom(0, 1_000, 1),
    ...period,
  })
  .refine(isInOrder, endsAfterStart);

/** An advert of the template, a sponsor, or what stands beside the login. */
export const pageBlockBody = z
  .strictObject({
    place: oneOf(['setting', 'sponsor', 'login']),
    title: words(120),
    content: markupOrNone(5_000),
    photo_path: pictureOrNone,
    sort,
    ...period,
  })
  .refine(isInOrder, endsAfterStart);

/** A picture at the side of the page that leads somewhere. */
export const pageFloatBody = z
  .strictObject({
    title: words(120),
    photo_path: picture,
    url: link,
    position: oneOf(['right', 'left']),
    sort,
    ...period,
  })
  .refine(isInOrder, endsAfterStart);
