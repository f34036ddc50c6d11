import { z } from 'zod';
import { perLanguageSchema } from '../core/language.ts';
import { instantSchema, say } from '../core/wire.ts';
import { sceneNames } from '../template/index.ts';
import { written, type ListedThing } from './written.ts';

const tooLong = say('error.field_too_long');
const wrongFormat = say('error.field_format');

const isSaid = (texts: object) => Object.values(texts).some((text: string) => text.trim() !== '');
const bounded = (max: number) =>
  perLanguageSchema.refine((texts) => Object.values(texts).every((text) => text.length <= max), tooLong);

/** A text in the languages that it has; one of them at least. */
export const words = (max: number) =>
  bounded(max)
    .refine(isSaid, say('error.field_required'))
    .register(written, { as: 'words', empty: {}, required: true });
/** The same where there may be none. */
export const wordsOrNone = (max: number) => bounded(max).register(written, { as: 'words', empty: {} });
/** HTML of p, br, strong, em, ul, ol, li, a; other tags are taken out when it is shown. */
export const markup = (max: number) =>
  bounded(max)
    .refine(isSaid, say('error.field_required'))
    .register(written, { as: 'long-words', empty: {}, required: true });
export const markupOrNone = (max: number) => bounded(max).register(written, { as: 'long-words', empty: {} });

export function oneOf<const Values extends readonly (string | number)[]>(values: Values, label?: string) {
  const schema = z.literal(values as readonly Values[number][]);
  written.add(schema, { as: 'choice', values, empty: values[0], ...(label && { label }) });
  return schema;
}

/** `oneOf` of values that are names themselves. */
export function oneNamed<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values).register(written, { as: 'choice', values, isNamed: true, empty: values[0] });
}

export const flag = (empty: boolean) => z.boolean().register(written, { as: 'flag', empty });

export const numberFrom = (min: number, max: number, empty: number, label?: string) =>
  z
    .number()
    .int()
    .min(min, say('error.field_too_short'))
    .max(max, tooLong)
    .register(written, { as: 'number', empty, ...(label && { label }) });

/** What is greater comes first. */
export const sort = numberFrom(-1_000_000, 1_000_000, 0);
/** What is less comes first. */
export const place = numberFrom(0, 32_767, 0, 'sort_up');

const instant = () => instantSchema.nullable().register(written, { as: 'time', empty: null });
export const period = { start_at: instant(), end_at: instant() };
interface Period {
  readonly start_at: string | null;
  readonly end_at: string | null;
}
export const isInOrder = ({ start_at: start, end_at: end }: Period) => !start || !end || start < end;
export const endsAfterStart = { path: ['end_at'], error: say('error.field_not_allowed') };

/** The name of what is drawn. */
export const scene = z
  .string()
  .refine((name) => sceneNames.includes(name), say('error.field_not_allowed'))
  .register(written, { as: 'choice', values: sceneNames, isNamed: true, empty: sceneNames[0] ?? '' });

/** A picture of the site's own host. */
export const picture = z
  .string()
  .max(500, tooLong)
  .regex(/^\/[^/\\]\S*$/, wrongFormat)
  .register(written, { as: 'picture', empty: '', required: true });
export const pictureOrNone = z
  .string()
  .max(500, tooLong)
  .regex(/^(\/[^/\\]\S*|)$/, wrongFormat)
  .register(written, { as: 'picture', empty: '' });

/** A path of the site or an address outside. */
export const link = z
  .string()
  .max(500, tooLong)
  .regex(/^(\/|\/[^/\\]\S*|https?:\/\/\S+)$/, wrongFormat)
  .register(written, { as: 'text', empty: '', required: true });
export const linkOrNone = z
  .string()
  .max(500, tooLong)
  .regex(/^(\/|\/[^/\\]\S*|https?:\/\/\S+|)$/, wrongFormat)
  .register(written, { as: 'text', empty: '' });

export const text = (rule: RegExp, max: number, label?: string) =>
  z
    .string()
    .max(max, tooLong)
    .regex(rule, wrongFormat)
    .register(written, {
      ...{ as: 'text', empty: '' },
      ...(label && { label }),
      ...(!rule.test('') && { required: true }),
    });

/** The number of something of a kind that the site shows; 0 as long as none was chosen. */
export const referenceTo = (kind: string) =>
  z
    .number()
    .int()
    .min(1, say('error.field_required'))
    .max(Number.MAX_SAFE_INTEGER)
    .register(written, { as: 'reference', kind, empty: 0, required: true });

/** One of what a site lists. */
export const listed = (of: ListedThing, rule: RegExp) =>
  z
    .string()
    .min(1, say('error.field_required'))
    .regex(rule, wrongFormat)
    .register(written, { as: 'listed', of, empty: '', required: true });

const isEachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;
const onlyOnce = say('error.field_not_allowed');

/** Ids of what a site lists, the first one first. */
export const order = (of: ListedThing, rule: RegExp, max: number, { isPicked = false } = {}) =>
  z
    .array(z.string().regex(rule, wrongFormat))
    .min(isPicked ? 0 : 1, say('error.field_required'))
    .max(max, tooLong)
    .refine(isEachOnce, onlyOnce)
    .register(written, {
      ...{ as: 'order', of, empty: [] },
      ...(isPicked ? { isPicked } : { required: true }),
    });

/** The same, and of each whether it is shown. */
export const arrangement = (of: ListedThing, rule: RegExp, max: number) =>
  z
    .array(z.strictObject({ id: z.string().regex(rule, wrongFormat), is_shown: z.boolean() }))
    .min(1, say('error.field_required'))
    .max(max, tooLong)
    .refine((placed) => isEachOnce(placed.map(({ id }) => id)), onlyOnce)
    .register(written, { as: 'arrangement', of, empty: [], required: true });
