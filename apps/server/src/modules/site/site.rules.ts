/** A path as the table of redirects has it: in small letters, without a slash at its end. */
export function redirectPath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '');
}

/** `/faq/3` is page 3 of faq, `/main/3` of main; everything else is an address outside. */
export function targetOf(url: string): {
  url: string;
  selectedType: 'outerLink' | 'main' | 'faq';
  selectedId?: string;
} {
  const page = /^\/(main|faq)\/(\w+)$/.exec(url);
  if (!page) return { url, selectedType: 'outerLink' };
  return { url, selectedType: page[1] as 'main' | 'faq', selectedId: page[2] as string };
}
