import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, startServer } from '@halls/testkit';
import type { Figure, Measurement } from './measurement.ts';
import { median } from './rounds.ts';
import { costsOf, runLighthouse, type Category, type LighthouseReport } from './run-lighthouse.ts';

const runs = 3;
const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const names = Object.keys(categories) as Category[];
/** On the simulated phone: when the largest thing of the first screen stands, and how long presses would wait until it all does. */
const timings = [
  { name: 'largest paint', audit: 'largest-contentful-paint', atMostMs: 1_800 },
  { name: 'blocking time', audit: 'total-blocking-time', atMostMs: 100 },
] as const;

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
        reports.push(
          await runLighthouse(`${server.url}/`, { chromium, folder, categories: names, device: 'mobile' }),
        );
      for (const line of new Set(reports.flatMap(costsOf))) workspace.say(`  below full: ${line}`);
      return [
        ...names.map((category) => describe(category, reports)),
        ...timings.map((timing) => describeTiming(timing, reports)),
      ];
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function describe(category: Category, reports: readonly LighthouseReport[]): Figure {
  const scores = reports.map((report) => (report.categories[category]?.score ?? 0) * 100);
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
