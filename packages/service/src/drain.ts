import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/**
 * With nothing asked for at so many looks, what was sent before the end has been read. Looks and not time: a machine
 * that is busy may leave the process no time between two of them, but the sockets are read between any two.
 */
const quietLooks = 10;
const lookEveryMs = 25;
const longestMs = 6_000;
const longestLettingInMs = 2_000;

/**
 * Ends what `server` does without losing what was sent to it: nobody new is let in, whatever has arrived is answered,
 * also what has not been read yet, and each answer says that it is the connection's last. Done when nothing comes any
 * more, and after six seconds in any case. To be called before other listeners are put before the framework's.
 */
export function createDrain(server: Server): () => Promise<void> {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  const open = new Set<ServerResponse>();
  let isDraining = false;
  let isQuiet = true;

  server.on('request', (request, response) => {
    open.add(response);
    isQuiet = false;
    response.once('close', () => open.delete(response));
    if (isDraining) response.setHeader('connection', 'close');
    for (const listener of others) listener.call(server, request, response);
  });

  return async function drain() {
    if (!server.listening) return;
    await letIn(server);
    isDraining = true;
    for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close');
    // not the HTTP server's own `close`: it takes a connection whose request was not read yet for an idle one
    NetServer.prototype.close.call(server);
    const endMs = performance.now() + longestMs;
    for (let looks = 0; looks < quietLooks && performance.now() < endMs; looks += 1) {
      isQuiet = true;
      await sleep(lookEveryMs);
      if (!isQuiet || open.size > 0) looks = 0;
    }
  };
}

/** Whoever has knocked already is let in: one at each turn of the event loop, so until a turn without anybody. */
async function letIn(server: Server): Promise<void> {
  let knocked = true;
  const hear = () => void (knocked = true);
  server.on('connection', hear);
  const endMs = performance.now() + longestLettingInMs;
  while (knocked && performance.now() < endMs) {
    knocked = false;
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', hear);
}
