import { connect, type Socket } from 'node:net';

/** One kept-open HTTP/1.1 connection that sends a request at a time: cheaper for the load's side than any client. */
export interface HttpConnection {
  /** Sends a whole request, head and body, and answers the response's status and body. */
  send(request: string): Promise<{ readonly status: number; readonly body: string }>;
  close(): void;
}

export async function openHttpConnection(port: number): Promise<HttpConnection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => void socket.once('connect', resolve).once('error', reject));
  let received = '';
  let waiting: PromiseWithResolvers<{ status: number; body: string }> | null = null;

  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    received += chunk;
    const response = readResponse(received);
    if (!response) return;
    received = '';
    waiting?.resolve(response);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')));
  return {
    send(request) {
      waiting = Promise.withResolvers();
      socket.write(request);
      return waiting.promise;
    },
    close: () => closeQuietly(socket),
  };
}

/** Null while it is not whole. Every answer of the wallet says how long it is. */
function readResponse(text: string): { status: number; body: string } | null {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, headEnd))?.[1];
  if (length === undefined) throw new Error(`a response without its length: ${text.slice(0, headEnd)}`);
  const body = text.slice(headEnd + 4);
  return body.length < Number(length) ? null : { status: Number(text.slice(9, 12)), body };
}

function closeQuietly(socket: Socket): void {
  socket.removeAllListeners('close');
  socket.destroy();
}
