export interface Sheet {
  readonly path: string;
  readonly text: string;
}

/**
 * What style sheets promise: sizes of type and distances come from the scales, a class is styled by one
 * sheet of its page, and a template restyles by setting custom properties that the parts read.
 */
export function findStyleBreaches(sheets: readonly Sheet[]): string[] {
  const read = sheets.map((sheet) => ({ ...sheet, rules: readRules(sheet.text) }));
  return [
    ...read.flatMap(judgeSizes),
    ...pages.flatMap((page) => judgeOwners(read.filter(({ path }) => page.test(path)))),
    ...read.filter(({ path }) => templateSheet.test(path)).flatMap(judgeTemplate),
  ];
}

interface Rule {
  /** The selectors from the outermost to the innermost, without at-rules. */
  readonly selectors: readonly string[];
  readonly declarations: readonly { readonly line: number; readonly name: string; readonly value: string }[];
  readonly line: number;
}
type ReadSheet = Sheet & { readonly rules: readonly Rule[] };

/** Sheets that may meet in one document. */
const pages = [
  /^(apps\/web|packages\/ui|packages\/web-kit)\//,
  /^(apps\/backoffice|packages\/ui|packages\/web-kit)\//,
  /^apps\/studio\/games\/(client|slots)\//,
  /^apps\/studio\/games\/(client|picks)\//,
  /^apps\/studio\/games\/(client|sports)\//,
];
const templateSheet = /^apps\/web\/app\/templates\/[^/]+\//;
const scale = 'packages/ui/src/scale.css';
const sized =
  /^(font|font-size|gap|row-gap|column-gap|padding(-.+)?|margin(-.+)?|--(.+-)?(text|gap|gutter|padding(-.+)?))$/;
const rawLength = /(?<![\w.-])-?(\d*\.?\d+)(px|rem|pt)\b/g;
/** Hairlines: what stands between nothing and the first step of the scale. */
const hairline = /^-?[12]px$/;

function judgeSizes({ path, rules }: ReadSheet): string[] {
  if (path === scale) return [];
  return rules.flatMap(({ selectors, declarations }) =>
    declarations
      .filter(({ name }) => sized.test(name) && !(isRoot(selectors) && name === 'font-size'))
      .flatMap(({ line, name, value }) =>
        [...value.matchAll(rawLength)]
          .filter(([length]) => !hairline.test(length))
          .map(([length]) => `${path}:${line}: ${name} is ${length}; take a step of ${scale}`),
      ),
  );
}

function judgeOwners(sheets: readonly ReadSheet[]): string[] {
  const owners = new Map<string, string>();
  return sheets.flatMap(({ path, rules }) =>
    rules.flatMap(({ selectors, line }) =>
      classesOf(selectors.join(' ')).flatMap((name) => {
        const owner = owners.get(name) ?? path;
        owners.set(name, owner);
        return owner === path
          ? []
          : [`${path}:${line}: .${name} is styled by ${owner} too; one of them gives it a slot`];
      }),
    ),
  );
}

/** On the root a template says what its slots hold; all else stands below a class of its own. */
function judgeTemplate({ path, rules }: ReadSheet): string[] {
  return rules.flatMap(({ selectors, declarations, line }) => {
    if (isRoot(selectors))
      return declarations
        .filter(({ name }) => !name.startsWith('--') && name !== 'color-scheme')
        .map(({ line: at, name }) => `${path}:${at}: ${name} on the root; set a slot that the part reads`);
    const lacksOwnClass = selectors
      .join(' ')
      .split(',')
      .some((selector) => classesOf(selector).length === 0);
    return lacksOwnClass && declarations.length > 0 && !selectors.includes('@font-face')
      ? [`${path}:${line}: "${selectors.join(' ')}" is not the template's own`]
      : [];
  });
}

function isRoot(selectors: readonly string[]): boolean {
  return (
    /^(html|:root)(\[[^\]]*\])*$/.test(selectors[0] ?? '') &&
    selectors.slice(1).every((each) => /^&[[:]/.test(each))
  );
}

/** The class that each part of a selector stands on: `.card.red > .corner` has `card` and `corner`. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/(?<![\w-])(?<!\.[\w.-]*)\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name ?? '');
}

/** A reader for what formatted sheets hold: nested rules, at-rules, declarations, comments. */
function readRules(text: string): Rule[] {
  const blank = text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const found: Rule[] = [];
  const open: { prelude: string; line: number; declarations: Rule['declarations'][number][] }[] = [];
  let start = 0;
  for (const { 0: sign, index } of blank.matchAll(/[{};]/g)) {
    const raw = blank.slice(start, index);
    const piece = raw.trim().replaceAll(/\s+/g, ' ');
    const line = blank.slice(0, index - raw.trimStart().length).split('\n').length;
    start = index + 1;
    const declaration = /^([\w-]+) ?: ?(.+)$/.exec(piece);
    if (sign === '{') open.push({ prelude: piece, line, declarations: [] });
    else if (declaration)
      open.at(-1)?.declarations.push({ line, name: declaration[1] ?? '', value: declaration[2] ?? '' });
    if (sign !== '}') continue;
    const closed = open.pop();
    if (!closed) continue;
    const preludes = [...open.map(({ prelude }) => prelude), closed.prelude];
    const selectors = preludes.filter((prelude) => !prelude.startsWith('@') || prelude === '@font-face');
    // an at-rule's own declarations belong to the rule around it
    if (selectors.length > 0) found.push({ selectors, declarations: closed.declarations, line: closed.line });
  }
  return found;
}
