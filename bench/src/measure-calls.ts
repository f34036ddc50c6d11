import { measureAnswers } from './answer-load.ts';
import { openCallSite } from './call-site.ts';
import { measureLaunches } from './launch-load.ts';
import { measureLogins } from './login-load.ts';
import type { Measurement } from './measurement.ts';

/** What a member's browser asks of the server, each call beside a yardstick: reading, logging in, starting a game. */
export const measureCalls: Measurement = {
  name: 'calls',
  title: 'balances, the catalogue, logins and starts of games',
  async run(workspace) {
    const site = await openCallSite(await workspace.createDatabase('calls'));
    try {
      return [
        ...(await measureAnswers(site, workspace)),
        ...(await measureLogins(site, workspace)),
        ...(await measureLaunches(site, workspace)),
      ];
    } finally {
      await site.close();
    }
  },
};
