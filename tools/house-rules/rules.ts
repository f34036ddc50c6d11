const maxLines = 320;
const maxTestLines = 500;
/** Lists of data: words, names, drawings. Their length is their content. */
const dataPath = /(^|\/)(locales|data|migrations)\/|\.json$|package-lock|\.md$/;
const codePath = /\.(ts|tsx|mjs|sql|css)$/;
const testPath = /\.(test|spec)\.tsx?$/;
const textPath = /\.(ts|tsx|mjs|sql|css|md|json|html|example)$/;
const drawer = /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)/;
// spelled in pieces, or this file would break its own rule
const unfinished = new RegExp(
  String.raw`\b(TO${'DO'}|FIX${'ME'}|HA${'CK'})\b|for n${'ow'}\b|coming so${'on'}|lorem ips${'um'}`,
);
const kebab = /^[a-z0-9.]+(-[a-z0-9.]+)*$/;
/** Names that tools or conventions demand. */
const freeNames =
  /^(README|ARCHITECTURE|STYLE|LICENSE|CHANGELOG)\.md$|^\.|^[a-z]{2}_[A-Z]{2}$|^\d{4}_[a-z0-9_]+\.sql$|^ph_/;

/** One line for each breach in a file, with its path. */
export function findBreaches(path: string, text: string): string[] {
  if (path.startsWith('tools/boundaries-canary/')) return [];
  return [
    ...judgeName(path),
    ...judgeLength(path, text),
    ...judgeWords(path, text),
    ...(path === 'package-lock.json' ? judgeLock(path, text) : []),
    ...(/(^|\/)adr\/\d{4}-/.test(path) ? judgeDecision(path, text) : []),
  ];
}

function judgeName(path: string): string[] {
  const breaches = [];
  if (drawer.test(path)) breaches.push(`${path}: a drawer for anything; name it after what is in it`);
  if (codePath.test(path)) {
    const odd = path.split('/').find((part) => !kebab.test(part) && !freeNames.test(part));
    if (odd) breaches.push(`${path}: "${odd}" is not kebab-case`);
  }
  return breaches;
}

function judgeLength(path: string, text: string): string[] {
  if (!codePath.test(path) || dataPath.test(path)) return [];
  const lines = text.split('\n').length - 1;
  const most = testPath.test(path) ? maxTestLines : maxLines;
  return lines > most ? [`${path}: ${lines} lines; ${most} is the most`] : [];
}

function judgeWords(path: string, text: string): string[] {
  if (!textPath.test(path) || path === 'package-lock.json' || /(^|\/)locales\//.test(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    const word = unfinished.exec(line)?.[0];
    return word ? [`${path}:${index + 1}: "${word}" marks something unfinished`] : [];
  });
}

/** A decision says when, whether it still holds, and what else there was. */
function judgeDecision(path: string, text: string): string[] {
  const wanted: [RegExp, string][] = [
    [/^# \d+\. /, 'a title with its number'],
    [/^Date: \d{4}-\d{2}-\d{2} · Status: (accepted|superseded by \d{4})$/m, 'a line "Date: … · Status: …"'],
    [/not chosen/i, 'what was not chosen'],
  ];
  return wanted.flatMap(([pattern, what]) => (pattern.test(text) ? [] : [`${path}: lacks ${what}`]));
}

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * The lock names no registry, so that it installs from whichever one npm is set to, and it has every
 * platform's packages: npm leaves out what a registry lacks, and `npm ci` then refuses the lock.
 */
function judgeLock(path: string, text: string): string[] {
  const packages = (JSON.parse(text) as { packages: Record<string, LockedPackage> }).packages;
  return Object.entries(packages).flatMap(([at, { resolved, optionalDependencies = {} }]) => [
    ...(resolved?.startsWith('http')
      ? [`${path}: ${at} names a registry host; .npmrc leaves it out, so install again`]
      : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => !packages[`node_modules/${name}`] && !packages[`${at}/node_modules/${name}`])
      .map(
        (name) =>
          `${path}: ${name}, which ${at || 'the root'} may need, is missing; take a version that the registry has in full`,
      ),
  ]);
}
