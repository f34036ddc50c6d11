import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import pg from 'pg';
import { memberPageIds } from '@halls/contract';
import { chromiumArgs, findChromium, startServer } from '@halls/testkit';
import { boundedFigure, type Figure, type Measurement } from './measurement.ts';
import { openMemberSession } from './member-session.ts';
import { costsOf, runLighthouse, type LighthouseReport } from './run-lighthouse.ts';

const account = 'demo01';

/** Lighthouse on each page of the member's place, as a member on a phone: can everybody use it, and does anything move. */
export const measureMemberPages: Measurement = {
  name: 'member-pages',
  title: 'Lighthouse on the member’s own pages',
  takesLong: true,
  async run(workspace) {
    const chromium = findChromium();
    if (chromium === null)
      return [{ name: 'Lighthouse', skipped: 'there is no Chromium (Debian: chromium, or CHROMIUM_PATH)' }];
    const databaseUrl = await workspace.createDatabase('member_pages');
    const server = await startServer({ databaseUrl });
    const folder = await mkdtemp(join(tmpdir(), 'halls-lighthouse-'));
    try {
      await logIn(server.url, { databaseUrl, chromium, profile: join(folder, 'profile') });
      const figures: Figure[] = [];
      for (const id of memberPageIds) {
        const report = await runLighthouse(`${server.url}/user/${id}?lang=en_US`, {
          ...{ chromium, folder, keepsStorage: true },
          categories: ['accessibility', 'performance'],
        });
        // whoever is not logged in is led home, which is another page
        if (!report.finalDisplayedUrl.includes('/user/')) throw new Error(`/user/${id} was not shown`);
        for (const line of costsOf(report).filter((cost) => cost.startsWith('accessibility')))
          workspace.say(`  ${id}: ${line}`);
        figures.push(accessibility(id, report), layoutShift(id, report));
      }
      return figures;
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Leaves a session in the browser's profile, as a login does. */
async function logIn(
  url: string,
  options: { readonly databaseUrl: string; readonly chromium: string; readonly profile: string },
): Promise<void> {
  const database = new pg.Client(options.databaseUrl);
  await database.connect();
  const { rows } = await database.query<{ member_id: string; currency: string }>(
    'select member_id::text, currency from app.member where site_id = 1 and member_account = $1',
    [account],
  );
  const member = rows[0];
  if (!member) throw new Error(`the sandbox has no ${account}`);
  const token = await openMemberSession(database, member.member_id);
  await database.end();
  const stored = { token, ...member, member_account: account };
  const context = await playwright.launchPersistentContext(options.profile, {
    executablePath: options.chromium,
    args: [...chromiumArgs],
  });
  const page = await context.newPage();
  await page.goto(`${url}/loading`);
  await page.evaluate((values) => Object.assign(localStorage, values), stored);
  await context.close();
}

function accessibility(id: string, report: LighthouseReport): Figure {
  const value = (report.categories.accessibility?.score ?? 0) * 100;
  return {
    ...{ name: `/user/${id}: accessibility`, unit: 'points', value },
    ...{ besideName: 'what it must be', beside: 100, ratio: value / 100 },
    target: { of: 'value', atLeast: 100 },
  };
}

function layoutShift(id: string, report: LighthouseReport): Figure {
  const value = report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  return boundedFigure({ name: `/user/${id}: layout shift`, unit: '', value }, 0.001);
}
