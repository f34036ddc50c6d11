import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromiumArgs, findChromium, startServer } from '@halls/testkit';
import type { Figure, Measurement } from './measurement.ts';
import { median } from './rounds.ts';

const runs = 3;
const runTimeoutMs = 120_000;
const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof categories;
/** On the simulated phone: when the largest thing of the first screen stands, and how long presses would wait until it all does. */
const timings = [
  { name: 'largest paint', audit: 'largest-contentful-paint', atMostMs: 1_800 },
  { name: 'blocking time', audit: 'total-blocking-time', atMostMs: 100 },
] as const;

interface LighthouseReport {
  readonly categories: Readonly<
    Record<Category, { score: number; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { score: number | null; displayValue?: string; numericValue?: number }>
  >;
}

/** Lighthouse on the mobile home page, with its own simulated phone and network; the median of three runs. */
export const measureLighthouse: Measurement = {
  name: 'lighthouse',
  title: 'Lighthouse on the mobile home page',
  async run(workspace) {
    const chromium = findChromium();
    if (chromium === null)
      return [{ name: 'Lighthouse', skipped: 'there is no Chromium (Debian: chromium, or CHROMIUM_PATH)' }];
    const server = await startServer({ databaseUrl: await workspace.createDatabase('lighthouse') });
    const folder = await mkdtemp(join(tmpdir(), 'halls-lighthouse-'));
    try {
      await (await fetch(server.url)).text();
      const reports: LighthouseReport[] = [];
      for (let run = 0; run < runs; run += 1)
        reports.push(await runLighthouse(`${server.url}/`, chromium, folder));
      for (const line of new Set(reports.flatMap(describeFailures))) workspace.say(`  below full: ${line}`);
      return [
        ...(Object.keys(categories) as Category[]).map((category) => describe(category, reports)),
        ...timings.map((timing) => describeTiming(timing, reports)),
      ];
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function runLighthouse(url: string, chromium: string, folder: string): Promise<LighthouseReport> {
  const output = join(folder, 'report.json');
  const program = fileURLToPath(new URL('../cli/index.js', import.meta.resolve('lighthouse')));
  const flags = ['--headless=new', ...chromiumArgs, `--user-data-dir=${join(folder, 'profile')}`];
  await promisify(execFile)(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${Object.keys(categories).join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, timeout: runTimeoutMs },
  );
  return JSON.parse(await readFile(output, 'utf8')) as LighthouseReport;
}

function describe(category: Category, reports: readonly LighthouseReport[]): Figure {
  const scores = reports.map((report) => report.categories[category].score * 100);
  const wanted = categories[category];
  const value = median(scores);
  return {
    name: `Lighthouse, mobile: ${category}`,
    unit: 'points',
    value,
    besideName: 'what it must be',
    beside: wanted,
    ratio: value / wanted,
    target: { of: 'value', atLeast: wanted },
    details: category === 'performance' ? loadingFigures(reports) : {},
  };
}

function describeTiming(
  { name, audit, atMostMs }: (typeof timings)[number],
  reports: readonly LighthouseReport[],
): Figure {
  const value = timingOf(audit, reports);
  return {
    name: `Lighthouse, mobile: ${name}`,
    unit: 'ms',
    value,
    besideName: 'what it may be',
    beside: atMostMs,
    ratio: value / atMostMs,
    target: { of: 'value', atMost: atMostMs },
  };
}

function loadingFigures(reports: readonly LighthouseReport[]): Record<string, number> {
  return {
    firstPaintMs: timingOf('first-contentful-paint', reports),
    layoutShift: timingOf('cumulative-layout-shift', reports),
  };
}

function timingOf(audit: string, reports: readonly LighthouseReport[]): number {
  return median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
}

/** What costs points, such as `performance: largest-contentful-paint`. */
function describeFailures(report: LighthouseReport): string[] {
  return (Object.keys(categories) as Category[]).flatMap((category) =>
    report.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
}
