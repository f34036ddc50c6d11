import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCrowd, sayBegun } from './crowd-process.ts';
import { openEchoSubscribers } from './echo-subscribers.ts';
import { openHttpConnection } from './http-connection.ts';
import { writeRequest } from './page-load.ts';

// Tokens that nobody has, as fast as they are answered: `node token-flood.ts <server url> <connections> <sockets>`.
// Of the sockets each brings one and goes, and another comes.
const [url = '', connections = '1', sockets = '0'] = process.argv.slice(2);
const port = Number(new URL(url).port);
const madeUp = () => randomBytes(32).toString('base64url');

await runCrowd(async ({ isStopping, count }) => {
  const calls = Array.from({ length: Number(connections) }, async () => {
    const connection = await openHttpConnection(port);
    while (!isStopping()) {
      const headers = { 'content-type': 'application/json', authorization: madeUp(), 'content-length': '2' };
      const request = writeRequest(url, 'POST /api/member/profile/my_cash', headers, '{}').toString('latin1');
      count((await connection.send(request)).status);
    }
    connection.close();
  });
  const joins = Array.from({ length: Number(sockets) }, async () => {
    while (!isStopping()) {
      const token = madeUp();
      const socket = await openEchoSubscribers({ url, channel: 'private-member.1', count: 1, token });
      await sleep(20);
      count(socket.delivered() > 0 ? 'Refused' : 'Unanswered');
      socket.close();
    }
  });
  sayBegun();
  await Promise.all([...calls, ...joins]);
});
