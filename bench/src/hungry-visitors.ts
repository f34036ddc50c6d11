import { connect, type Socket } from 'node:net';
import { languages } from '@halls/contract';

// Visitors who ask for pages as fast as they are answered, in a process of their own so that they slow nobody's
// clock but the server's: `node hungry-visitors.ts <port> <connections> one|many`. Told to stop by their parent,
// they say how many answers of each status they got.
const [port, connections, addresses] = process.argv.slice(2);
const answers: Record<string, number> = {};
let isStopping = false;

for (let index = 0; index < Number(connections); index += 1) visit(index);
process.once('message', () => {
  isStopping = true;
  process.send?.(answers, undefined, undefined, () => process.exit(0));
});
process.once('disconnect', () => process.exit(0));
process.send?.('begun');

function visit(index: number): void {
  const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
  let asked = 0;
  let missing = 0;
  let head = '';
  const ask = () => socket.write(requestOf(index, (asked += 1)));
  socket.on('connect', ask);
  socket.on('data', (chunk) => {
    if (missing === 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0);
      count(head.slice(9, 12));
      missing = end + 4 + length - head.length;
      head = '';
    } else missing -= chunk.length;
    if (missing <= 0) {
      missing = 0;
      ask();
    }
  });
  socket.on('error', () => count('lost'));
  socket.on('close', () => again(socket, index));
}

function again(socket: Socket, index: number): void {
  socket.removeAllListeners();
  if (!isStopping) setTimeout(() => visit(index), 10);
}

function count(answer: string): void {
  answers[answer] = (answers[answer] ?? 0) + 1;
}

/** Nothing that is asked for was asked for before, as far as the asker can help it. */
function requestOf(index: number, asked: number): string {
  const random = Math.random().toString(36).slice(2);
  const language = languages[asked % languages.length];
  const path = [`/?r=${random}`, `/no/such/${random}`, `/gameHall/${asked % 9}?lang=${language}&r=${random}`][
    asked % 3
  ];
  const forwarded =
    addresses === 'many' ? `X-Forwarded-For: 10.${index % 250}.${asked % 250}.${asked % 241}\r\n` : '';
  return [
    `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${forwarded}`,
    `Cookie: lang=${language}; ccy=${['VND', 'RMB', 'USD'][asked % 3]}; r=${random}\r\n`,
    `User-Agent: ${asked % 2 === 0 ? 'iPhone' : 'X11'}\r\nAccept-Encoding: ${asked % 4 === 0 ? 'br' : 'gzip'}\r\n\r\n`,
  ].join('');
}
