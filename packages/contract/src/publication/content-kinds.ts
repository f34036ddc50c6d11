import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { perLanguageSchema } from '../core/language.ts';
import { sceneNames } from '../template/index.ts';
import { gameCodeSchema, gpIdSchema, gtIdSchema, instantSchema, say } from '../core/wire.ts';

/** A text in the languages that it has; one of them at least. */
const words = (max: number) =>
  perLanguageSchema
    .refine((texts) => Object.values(texts).some((text) => text.trim() !== ''), say('error.field_required'))
    .refine((texts) => Object.values(texts).every((text) => text.length <= max), say('error.field_too_long'));
/** The same where there may be none. */
const wordsOrNone = (max: number) =>
  perLanguageSchema.refine(
    (texts) => Object.values(texts).every((text) => text.length <= max),
    say('error.field_too_long'),
  );

const sort = z.number().int().min(-1_000_000).max(1_000_000);
const period = { start_at: instantSchema.nullable(), end_at: instantSchema.nullable() };
interface Period {
  readonly start_at: string | null;
  readonly end_at: string | null;
}
const isInOrder = ({ start_at: start, end_at: end }: Period) => !start || !end || start < end;
const endsAfterStart = { path: ['end_at'], error: say('error.field_not_allowed') };

/** A slide of the home page. */
const bannerBody = z
  .strictObject({
    title: words(120),
    subtitle: wordsOrNone(200),
    button: wordsOrNone(40),
    /** 0 desktop, 1 small, 2 mobile. */
    use_type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** What is drawn behind the words. */
    scene: z.string().refine((scene) => sceneNames.includes(scene), say('error.field_not_allowed')),
    /** 0 leads outside, 1 to the internal path `/{url}`, 2 to a game. */
    link_type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** 0 opens in the same page, 1 in a new tab. */
    link_method: z.union([z.literal(0), z.literal(1)]),
    url: z.string().max(500, say('error.field_too_long')),
    game: z
      .strictObject({
        gt_id: gtIdSchema,
        gp_id: gpIdSchema,
        game_code: gameCodeSchema,
        currency: currencySchema,
      })
      .nullable(),
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
const announcementBody = z
  .strictObject({
    content: words(500),
    display_before_login: z.boolean(),
    display_after_login: z.boolean(),
    sort,
    ...period,
  })
  .refine(isInOrder, endsAfterStart);

/** A text that pops up. */
const bulletinBody = z
  .strictObject({
    title: words(120),
    /** Plain text of one or two lines. */
    display_content: wordsOrNone(300),
    /** HTML of p, br, strong, em, ul, ol, li, a; other tags are taken out when it is shown. */
    content: words(20_000),
    for_guests: z.boolean(),
    for_members: z.boolean(),
    /** 0 all, 1 desktop, 2 mobile. */
    display_device: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** 2 anywhere, 3 the deposit page. */
    display_location: z.union([z.literal(2), z.literal(3)]),
    /** 0: a member who closes it does not see it again until it is updated. */
    display_frequency: z.number().int().min(0).max(1_000),
    ...period,
  })
  .refine(isInOrder, endsAfterStart);

/** An advert of the template, a sponsor, or what stands beside the login. */
const pageBlockBody = z
  .strictObject({
    place: z.enum(['setting', 'sponsor', 'login']),
    title: words(120),
    content: wordsOrNone(5_000),
    /** A picture of the site's own host; empty: none. */
    photo_path: z.string().regex(/^(\/[^/\\]\S*|)$/, say('error.field_format')),
    sort,
    ...period,
  })
  .refine(isInOrder, endsAfterStart);

/** What sites show and operators write, by kind: what a version of each holds. */
export const contentBodies = {
  banner: bannerBody,
  announcement: announcementBody,
  bulletin: bulletinBody,
  'page-block': pageBlockBody,
} as const;

export type ContentKind = keyof typeof contentBodies;
export type ContentBody<Kind extends ContentKind> = z.output<(typeof contentBodies)[Kind]>;
export const contentKinds = Object.keys(contentBodies) as [ContentKind, ...ContentKind[]];
