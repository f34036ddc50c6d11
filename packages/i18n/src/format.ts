/** Free of zod and of Node: the browser's first load may carry it. */
import { localeOf, type Language } from '@halls/contract';

/** Messages of one namespace: flat, key to text. Keys may have dots. */
export type Messages = Readonly<Record<string, string>>;
export type MessageParams = Readonly<Record<string, string | number>>;
/** `cimode` is the developers' language: every message is its own key. */
export type ShownLanguage = Language | 'cimode';
export type Translate<Key extends string = string> = (key: Key, params?: MessageParams) => string;

/**
 * Translates by `key`: the language's own text, else en_US', else the key, so that a gap is seen.
 * The format is i18next's JSON: `{{name}}` for values, `key_one`, `key_other` … for plurals by `count`.
 */
export function createTranslator<Key extends string = string>(
  language: ShownLanguage,
  messages: Messages,
  fallback: Messages = {},
): Translate<Key> {
  if (language === 'cimode') return (key) => key;
  const locale = localeOf(language);
  return (key, params) => {
    const text = choose(messages, key, params, locale) ?? choose(fallback, key, params, 'en-US') ?? key;
    return params ? fill(text, params) : text;
  };
}

/** Values that a text asks for, in the order of their names. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? ''))].toSorted();
}

/**
 * Decimal strings such as "96.72" as a per cent in the language's way of writing numbers, in Latin digits; from the
 * lower to the higher where two are given. The lobby and the games show figures by this one function.
 */
export function formatPercent(locale: string, percent: string, highest: string | null = null): string {
  const [from, to] = [percent, highest ?? percent].map((part) => writeHundredths(locale, part));
  return from === to ? `${from}%` : `${from}–${to}%`;
}

/**
 * Figures of tiles are written without `Intl`: the first format of numbers that a page makes reads the browser's data
 * of languages, which holds its first task up by thirty to ninety milliseconds.
 */
function writeHundredths(locale: string, figure: string): string {
  if (plainFigure.test(figure)) return locale === commaLocale ? figure.replace('.', ',') : figure;
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2, numberingSystem: 'latn' };
  return new Intl.NumberFormat(locale, two).format(figure as Intl.StringNumericLiteral);
}

/** Not to be rounded, and without groups of digits. */
const plainFigure = /^\d{1,3}\.\d\d$/;
/** The one of the site's languages that writes a comma. */
const commaLocale = 'vi-VN';

/** What `Intl` makes costs a hundred times what it then does, and a page of tiles asks for it fifty times. */
const plurals: Record<string, Intl.PluralRules> = {};

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

function choose(
  messages: Messages,
  key: string,
  params: MessageParams | undefined,
  locale: string,
): string | undefined {
  const count = params?.count;
  if (typeof count === 'number') {
    plurals[locale] ??= new Intl.PluralRules(locale);
    const counted = own(messages, `${key}_${plurals[locale].select(count)}`) ?? own(messages, `${key}_other`);
    if (counted !== undefined) return counted;
  }
  return own(messages, key);
}

// keys can come from outside, and `constructor` is no message
function own(messages: Messages, key: string): string | undefined {
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}

function fill(text: string, params: MessageParams): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}
