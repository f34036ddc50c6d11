import { setTimeout as sleep } from 'node:timers/promises';
import { runCrowd, sayBegun } from './crowd-process.ts';
import { openEchoSubscribers, type EchoSubscribers } from './echo-subscribers.ts';

// Windows that are open and do nothing: `node idle-sockets.ts <server url> <how many>`.
const [url = '', wanted = '1'] = process.argv.slice(2);
const together = 100;

await runCrowd(async ({ isStopping, count }) => {
  const open: EchoSubscribers[] = [];
  for (let opened = 0; opened < Number(wanted); opened += together) {
    open.push(await openEchoSubscribers({ url, channel: 'web_member', count: together }));
    for (let each = 0; each < together; each += 1) count('Open');
  }
  // until what the opening has left behind is done
  await sleep(1_000);
  sayBegun();
  while (!isStopping()) await sleep(50);
  for (const sockets of open) sockets.close();
});
