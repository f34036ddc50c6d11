import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '@halls/testkit';
import type { Measurement } from './measurement.ts';
import { readResidentMb } from './process-usage.ts';

const atMostMb = 300;
const pageViews = 100;
const restMs = 15_000;
const languages = ['vi', 'zh-CN', 'en'];

/** Resident memory of the server process once it has served some pages and then rested. */
export const measureMemory: Measurement = {
  name: 'memory',
  title: `the server's memory after ${pageViews} page views and ${restMs / 1000} s of rest`,
  async run(workspace) {
    const name = 'server memory at rest';
    const server = await startServer({ databaseUrl: await workspace.createDatabase('memory') });
    try {
      await viewPages(server.url);
      const busyMb = readResidentMb(server.pid);
      if (busyMb === null) return [{ name, skipped: 'the system does not tell a process’s memory (/proc)' }];
      await sleep(restMs);
      const value = readResidentMb(server.pid) ?? busyMb;
      return [
        {
          name,
          unit: 'MB',
          value,
          besideName: 'what it may be',
          beside: atMostMb,
          ratio: value / atMostMb,
          target: { of: 'value', atMost: atMostMb },
          details: { afterPagesMb: busyMb },
        },
      ];
    } finally {
      await server.stop();
    }
  },
};

/** The pages that the home page leads to, in some languages, on phones and desktops. */
async function viewPages(origin: string): Promise<void> {
  const home = await (await fetch(origin)).text();
  const paths = [...new Set(home.match(/(?<=<a [^>]*href=")\/[^"#]*/g))];
  for (let view = 0; view < pageViews; view += 1) {
    const page = await fetch(origin + (paths[view % paths.length] ?? '/'), {
      headers: {
        'accept-language': languages[view % languages.length] ?? '',
        'user-agent': view % 2 === 0 ? 'Mozilla/5.0 (iPhone)' : 'Mozilla/5.0 (X11; Linux x86_64)',
      },
    });
    await page.text();
  }
}
