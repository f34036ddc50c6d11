import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below what systems give to outgoing connections: one of those may take a port between the finding and the use. */
const lowest = 20_000;
const highest = 30_000;
const tries = 100;

/** A TCP port on 127.0.0.1 that nobody listens on at this moment, by chance among ten thousand. */
export async function findFreePort(): Promise<number> {
  for (let left = tries; left > 0; left--) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${lowest} and ${highest}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
