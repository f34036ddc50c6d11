import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface SmsRequest {
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

/** An SMS gateway on this machine, which answers what the test says. */
export async function openSmsGateway() {
  const requests: SmsRequest[] = [];
  const gateway = {
    requests,
    origin: '',
    answer: (_request: SmsRequest, response: ServerResponse): void => void response.end('{"status":"ok"}'),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = { path: request.url ?? '', body: await text(request), headers: request.headers };
    requests.push(asked);
    gateway.answer(asked, response);
  };
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  gateway.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gateway;
}
