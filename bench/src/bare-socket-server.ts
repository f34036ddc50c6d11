import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

/** What it is told to emit, and how often. */
export interface EmitCommand {
  readonly channel: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly count: number;
}

// What stands beside the site's socket: a Socket.IO that emits the same events to the same rooms, and nothing else.
const http = createServer();
const io = new Server(http, { serveClient: false, perMessageDeflate: false });
let seq = 0;

io.on('connection', (socket) => {
  socket.on('subscribe', ({ channel }: { channel: string }) => void socket.join(channel));
});
process.on('message', ({ channel, event, payload, count }: EmitCommand) => {
  for (let emitted = 0; emitted < count; emitted += 1) {
    seq += 1;
    io.to(channel).emit(event, channel, { ...payload, seq });
  }
});
process.once('disconnect', () => process.exit(0));
http.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
});
