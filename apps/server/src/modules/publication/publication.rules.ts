import type { Language } from '@halls/contract';

/** Of these languages, those in which a text of the body is missing that it has in another. */
export function missingLanguages(
  body: Readonly<Record<string, unknown>>,
  languages: readonly Language[],
): Language[] {
  const texts = Object.values(body).filter(isTexts);
  const written = texts.filter((text) => Object.values(text).some(isWord));
  return languages.filter((language) => written.some((text) => !isWord(text[language])));
}

/** The words in the language, else in English, else in any. */
export function wordsIn(texts: Readonly<Partial<Record<string, string>>>, language: Language): string {
  return [texts[language], texts['en_US'], ...Object.values(texts)].find(isWord) ?? '';
}

/** Texts by language are the only objects of a body with keys like `vi_VN`. */
function isTexts(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((key) => /^[a-z]{2}_[A-Z]{2}$/.test(key))
  );
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
