import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** What is only read: it waits for a moment when there is much of it. `/health` and `/ready` are looked at by machines. */
const canWait = ({ method, url }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && url !== '/health' && url !== '/ready';

/** So many are answered between two looks at the sockets, where a bet may have come in. */
const perTurn = 4;
const maxWaiting = 2_000;
/** Where nobody has asked for anything else for so long, there is no order to keep. */
const idleMs = 1_000;

/**
 * Lets what is asked by POST, bets above all, overtake whoever asks for pages and files. One thread answers them all;
 * without an order, a bet waits for every page that was asked for before it. To be put before all other listeners.
 */
export function putMoneyFirst(server: Server): void {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  let waiting: (() => void)[] = [];
  let isTurnSet = false;
  let lastUrgentMs = Number.NEGATIVE_INFINITY;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    for (const listener of others) listener.call(server, request, response);
  }

  function takeTurn(): void {
    const turn = waiting.slice(0, perTurn);
    waiting = waiting.slice(perTurn);
    isTurnSet = false;
    if (waiting.length > 0) setTurn();
    for (const run of turn) run();
  }

  function setTurn(): void {
    if (isTurnSet) return;
    isTurnSet = true;
    setImmediate(takeTurn);
  }

  server.on('request', (request, response) => {
    const nowMs = performance.now();
    if (!canWait(request)) {
      lastUrgentMs = nowMs;
      return answer(request, response);
    }
    if (waiting.length === 0 && nowMs - lastUrgentMs > idleMs) return answer(request, response);
    if (waiting.length >= maxWaiting)
      return void response.writeHead(503, { 'retry-after': '2', connection: 'close' }).end();
    waiting.push(() => {
      // whoever left meanwhile wants no answer
      if (!response.destroyed) answer(request, response);
    });
    setTurn();
  });
}
