import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Cuts a connection on which nothing has been heard or sent for so long while it was waited for. A database that
 * stands still says no goodbye and its own time-outs stand still with it; cut off, it looks like one that is gone,
 * which everybody who uses a connection must bear anyway. Call what is answered once the wait is over.
 */
export function endIfSilent({ connection }: Pick<pg.Client, 'connection'>, silentMs: number): () => void {
  // the one that speaks TLS, if any does, once connected
  const socket = connection.stream as Socket;
  const cut = () =>
    socket.destroy(new Error(`Connection terminated: the database was silent for ${silentMs} ms`));
  socket.setTimeout(silentMs, cut);
  return () => void socket.setTimeout(0, cut);
}
