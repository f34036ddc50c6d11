import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** With nothing asked for so long, what was sent before the end has been read. */
const quietMs = 250;
const lookEveryMs = 25;
const longestMs = 4_000;
const longestLettingInMs = 500;

/**
 * Ends what `server` does without losing what was sent to it: nobody new is let in, whatever has arrived is answered,
 * also what has not been read yet, and each answer says that it is the connection's last. Done when nothing comes any
 * more, and after four seconds in any case. To be called before other listeners are put before the framework's.
 */
export function createDrain(server: Server): () => Promise<void> {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  const open = new Set<ServerResponse>();
  let lastMs = 0;
  let isDraining = false;

  server.on('request', (request, response) => {
    open.add(response);
    lastMs = performance.now();
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
    const startMs = performance.now();
    lastMs = startMs;
    while (performance.now() - startMs < longestMs) {
      await sleep(lookEveryMs);
      if (open.size > 0) lastMs = performance.now();
      else if (performance.now() - lastMs >= quietMs) return;
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
