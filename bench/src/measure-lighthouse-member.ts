import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright, type BrowserContext } from '@playwright/test';
import pg from 'pg';
import { memberPageIds } from '@halls/contract';
import { findFreePort } from '@halls/postgres';
import { chromiumArgs, findChromium, startServer } from '@halls/testkit';
import { boundedFigure, type Figure, type Measurement } from './measurement.ts';
import { openMemberSession } from './member-session.ts';
import { costsOf, runLighthouse, type LighthouseReport } from './run-lighthouse.ts';

const account = 'demo01';
const devices = ['mobile', 'desktop'] as const;
const paths = ['/user', ...memberPageIds.map((id) => `/user/${id}`)];
/** What only a member's page asks for. */
const membersCall = '/api/member/profile/common/layout';

/** Lighthouse on each page of the member's place, as a member: can everybody use it, and does anything move. */
export const measureLighthouseMember: Measurement = {
  name: 'lighthouse-member',
  title: 'Lighthouse on the member’s own pages',
  takesLong: true,
  async run(workspace) {
    const chromium = findChromium();
    if (chromium === null)
      return [{ name: 'Lighthouse', skipped: 'there is no Chromium (Debian: chromium, or CHROMIUM_PATH)' }];
    const databaseUrl = await workspace.createDatabase('lighthouse_member');
    const server = await startServer({ databaseUrl });
    const folder = await mkdtemp(join(tmpdir(), 'halls-lighthouse-'));
    const port = await findFreePort();
    const browser = await openBrowser(chromium, { port, profile: join(folder, 'profile') });
    try {
      await logIn(browser, server.url, databaseUrl);
      const figures: Figure[] = [];
      for (const device of devices)
        for (const path of paths) {
          const report = await runLighthouse(`${server.url}${path}?lang=en_US`, {
            ...{ chromium, folder, port, device },
            categories: ['accessibility', 'performance'],
          });
          if (!isMembers(report)) throw new Error(`${path} was not shown as a member sees it`);
          const name = `${path}, ${device}`;
          for (const cost of costsOf(report))
            if (cost.startsWith('accessibility')) workspace.say(`  ${name}: ${cost}`);
          for (const moved of whatMoved(report)) workspace.say(`  ${name} moves: ${moved}`);
          figures.push(accessibility(name, report), layoutShift(name, report));
        }
      return figures;
    } finally {
      await browser.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** One that Lighthouse can join: its own would start with an empty storage. */
function openBrowser(
  executablePath: string,
  { port, profile }: { readonly port: number; readonly profile: string },
): Promise<BrowserContext> {
  const args = [...chromiumArgs, `--remote-debugging-port=${port}`];
  return playwright.launchPersistentContext(profile, { executablePath, args });
}

/** Leaves a session in the browser, as a login does. */
async function logIn(browser: BrowserContext, url: string, databaseUrl: string): Promise<void> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  const { rows } = await database.query<{ member_id: string; currency: string }>(
    'select member_id::text, currency from app.member where site_id = 1 and member_account = $1',
    [account],
  );
  const member = rows[0];
  if (!member) throw new Error(`the sandbox has no ${account}`);
  const token = await openMemberSession(database, member.member_id);
  await database.end();
  const page = await browser.newPage();
  await page.goto(`${url}/health`);
  await page.evaluate((stored) => Object.assign(localStorage, stored), {
    ...{ token, ...member, member_account: account },
  });
  await page.close();
}

function isMembers({ audits }: LighthouseReport): boolean {
  const calls = audits['network-requests']?.details?.items ?? [];
  return calls.some(({ url, statusCode }) => url?.endsWith(membersCall) && statusCode === 200);
}

function whatMoved({ audits }: LighthouseReport): string[] {
  const shifts = audits['layout-shifts']?.details?.items ?? [];
  return shifts.map(({ node }) => node?.selector ?? 'something that is gone');
}

function accessibility(name: string, report: LighthouseReport): Figure {
  const value = (report.categories.accessibility?.score ?? 0) * 100;
  return {
    ...{ name: `${name}: accessibility`, unit: 'points', value },
    ...{ besideName: 'what it must be', beside: 100, ratio: value / 100 },
    target: { of: 'value', atLeast: 100 },
  };
}

function layoutShift(name: string, report: LighthouseReport): Figure {
  const value = report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  return boundedFigure({ name: `${name}: layout shift`, unit: '', value }, 0.001);
}
