import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, startServer } from '@halls/testkit';
import { boundedFigure, type Figure, type Measurement } from './measurement.ts';
import { median } from './rounds.ts';
import { costsOf, runLighthouse, type Category, type LighthouseReport } from './run-lighthouse.ts';

const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];
/** The home page of each brand, and a page of each kind. */
const pages = [
  { host: 'localhost', path: '/' },
  { host: 'suncity.localhost', path: '/' },
  { host: 'apsport.localhost', path: '/' },
  { host: 'localhost', path: '/discount' },
  { host: 'localhost', path: '/faq' },
  { host: 'localhost', path: '/gameHall/3' },
  { host: 'localhost', path: '/gameHall/2?gp_id=GPFC' },
] as const;

/** Lighthouse on pages that guests come to, with its own simulated phone and network; the median of as many runs as rounds. */
export const measureLighthousePages: Measurement = {
  name: 'lighthouse-pages',
  title: 'Lighthouse on the homes of all brands and a page of each kind',
  takesLong: true,
  async run(workspace) {
    const chromium = findChromium();
    if (chromium === null)
      return [{ name: 'Lighthouse', skipped: 'there is no Chromium (Debian: chromium, or CHROMIUM_PATH)' }];
    const server = await startServer({ databaseUrl: await workspace.createDatabase('lighthouse_pages') });
    const folder = await mkdtemp(join(tmpdir(), 'halls-lighthouse-'));
    const { port } = new URL(server.url);
    try {
      const figures: Figure[] = [];
      for (const { host, path } of pages) {
        const url = `http://${host}:${port}${path}`;
        const reports: LighthouseReport[] = [];
        for (let run = 0; run < workspace.rounds; run += 1)
          reports.push(await runLighthouse(url, { chromium, folder, categories, device: 'mobile' }));
        const name = `${host}${path}`;
        for (const cost of new Set(reports.flatMap(costsOf))) workspace.say(`  ${name}: ${cost}`);
        figures.push(...figuresOf(name, reports));
      }
      return figures;
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function figuresOf(name: string, reports: readonly LighthouseReport[]): Figure[] {
  const points = (category: Category) =>
    median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100));
  const timing = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const atLeast = (category: Category, wanted: number): Figure => ({
    ...{ name: `${name}: ${category}`, unit: 'points', value: points(category) },
    ...{ besideName: 'what it must be', beside: wanted, ratio: points(category) / wanted },
    target: { of: 'value', atLeast: wanted },
  });
  return [
    atLeast('performance', 98),
    ...categories.slice(1).map((category) => atLeast(category, 100)),
    boundedFigure(
      { name: `${name}: largest paint`, unit: 'ms', value: timing('largest-contentful-paint') },
      1_500,
    ),
    boundedFigure(
      { name: `${name}: layout shift`, unit: '', value: timing('cumulative-layout-shift') },
      0.02,
    ),
  ];
}
