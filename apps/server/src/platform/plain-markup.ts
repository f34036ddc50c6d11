const ofTexts: ReadonlySet<string> = new Set(['p', 'strong', 'em', 'ul', 'ol', 'li', 'a']);
const ofPages: ReadonlySet<string> = new Set([...ofTexts, 'h2', 'h3']);

const unseen = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tag = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>/gi;

/**
 * What operators write, reduced to paragraphs, lists, emphasis and links, and to headings where a page is written. Nothing is let through: the
 * result is written anew from escaped text and the tags above, closed in their order, without attributes
 * but a link's address, which leads to a page of the site or begins with http.
 */
export function plainMarkup(html: string, { headings = false } = {}): string {
  const allowed = headings ? ofPages : ofTexts;
  const source = html.replace(unseen, '');
  const open: string[] = [];
  let written = '';
  let at = 0;
  for (const found of source.matchAll(tag)) {
    written += escapeText(source.slice(at, found.index));
    at = found.index + found[0].length;
    const [, slash, name = '', attributes = ''] = found;
    written += slash
      ? closeTag(name.toLowerCase(), open)
      : openTag(name.toLowerCase(), attributes, { allowed, open });
  }
  written += escapeText(source.slice(at));
  return written + closeAll(open);
}

function openTag(
  name: string,
  attributes: string,
  { allowed, open }: { allowed: ReadonlySet<string>; open: string[] },
): string {
  if (name === 'br') return '<br>';
  if (!allowed.has(name)) return '';
  open.push(name);
  return name === 'a' ? linkTag(attributes) : `<${name}>`;
}

function linkTag(attributes: string): string {
  const [, double, single, bare] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i.exec(attributes) ?? [];
  const address = double ?? single ?? bare ?? '';
  if (/^\/(?![/\\])[^\s"'\\]*$/.test(address)) return `<a href="${escapeText(address)}">`;
  if (/^https?:\/\/[^\s"'\\]+$/i.test(address))
    return `<a href="${escapeText(address)}" target="_blank" rel="noopener">`;
  return '<a>';
}

/** Closes what was opened inside, too; a tag that nothing opened is left out. */
function closeTag(name: string, open: string[]): string {
  const index = open.lastIndexOf(name);
  return index === -1 ? '' : closeAll(open.splice(index));
}

function closeAll(names: readonly string[]): string {
  return names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
}

/** Character references stay what they are; every other ampersand is a character. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
