/** Whether `text` has every word that was typed, whatever the accents: `song rong` is in Sông Rồng. */
export function hasWords(text: string, wanted: string): boolean {
  return hasPlainWords(plainText(text), plainText(wanted));
}

/** The same of what `plainText` has made of both, for whoever looks through many texts again and again. */
export function hasPlainWords(text: string, wanted: string): boolean {
  return wanted.split(/\s+/).every((word) => text.includes(word));
}

/** Small letters without accents. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd')
    .trim();
}
