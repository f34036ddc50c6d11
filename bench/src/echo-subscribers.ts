import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface EchoSubscribers {
  /** Deliveries of all subscribers since they are there. */
  delivered(): number;
  /** Gets each event of the first subscriber as its packet, `["event","channel",{…}]`. */
  onEvent(listener: ((packet: string) => void) | null): void;
  close(): void;
}

const finalText = 0x81;
const engineOpen = '0';
const enginePing = '2';
const socketConnected = '40';
const socketEvent = '42';

/**
 * So many clients of Laravel Echo's Socket.IO protocol on one channel, over WebSocket. They read
 * frames no further than they must, so that what is measured is the server.
 */
export async function openEchoSubscribers(options: {
  url: string;
  channel: string;
  count: number;
  /** Of the member whose private channel it is. */
  token?: string;
}): Promise<EchoSubscribers> {
  let delivered = 0;
  let listener: ((packet: string) => void) | null = null;
  const sockets = await Promise.all(
    Array.from({ length: options.count }, (_, index) =>
      subscribe(options, (frame) => {
        delivered += 1;
        if (index === 0) listener?.(frame.toString('utf8', socketEvent.length));
      }),
    ),
  );
  return {
    delivered: () => delivered,
    onEvent: (next) => {
      listener = next;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Resolves once the server has connected it and has been asked for the channel. */
async function subscribe(
  { url, channel, token }: { url: string; channel: string; token?: string },
  onEvent: (frame: Buffer) => void,
): Promise<Socket> {
  const auth = token && { headers: { Authorization: token } };
  const { hostname, port, host, origin } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  let isOpen = false;
  let rest = Buffer.alloc(0);

  socket.on('data', (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (!isOpen) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!rest.toString('latin1', 0, 12).endsWith('101')) return reject(new Error('no WebSocket'));
      isOpen = true;
      rest = rest.subarray(end + 4);
    }
    rest = rest.subarray(readFrames(rest, take));
  });
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('the server closed a socket')));

  function take(frame: Buffer): void {
    const type = frame.toString('latin1', 0, 2);
    if (type === socketEvent) return onEvent(frame);
    if (type.startsWith(engineOpen)) return send(socketConnected);
    if (type === enginePing) return send('3');
    if (type === socketConnected) {
      send(`${socketEvent}${JSON.stringify(['subscribe', { channel, auth }])}`);
      resolve(socket);
    }
  }
  function send(text: string): void {
    socket.write(maskedFrame(text));
  }

  const head = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${origin}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return promise;
}

/** Takes the whole frames; answers how many bytes they were. A server's frames are not masked. */
function readFrames(bytes: Buffer, take: (frame: Buffer) => void): number {
  let at = 0;
  for (;;) {
    if (bytes.length - at < 2) return at;
    const short = bytes.readUInt8(at + 1) & 0x7f;
    if (short === 127) throw new Error('a frame of more than 64 kB');
    const headLength = short === 126 ? 4 : 2;
    if (bytes.length - at < headLength) return at;
    const length = short === 126 ? bytes.readUInt16BE(at + 2) : short;
    const end = at + headLength + length;
    if (bytes.length < end) return at;
    if (bytes.readUInt8(at) === finalText) take(bytes.subarray(at + headLength, end));
    at = end;
  }
}

/** A mask of zeros is a mask. What is sent is shorter than 64 kB. */
function maskedFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const lengthBytes = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([finalText, ...lengthBytes, 0, 0, 0, 0]), payload]);
}
