import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSmtp } from './smtp.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

const message = {
  key: 'a1b2c3',
  channel: 'email',
  to: 'lan@example.com',
  currency: null,
  subject: 'Mật khẩu',
  body: 'Đã đổi.',
} as const;

/** A mail server of a few words; `say` answers a command otherwise than by taking it, or does what it likes. */
async function openMailServer(say: (command: string, socket: Socket) => string | null = () => null) {
  const mails: string[] = [];
  server = createServer((socket) => {
    let data: string | null = null;
    let rest = '';
    socket.on('error', () => {});
    socket.write('220 mail\r\n');
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data !== null && line !== '.') data += `${line}\n`;
        else {
          if (line === '.') mails.push(data ?? '');
          data = line === 'DATA' ? '' : null;
          socket.write(say(line, socket) ?? (line === 'DATA' ? '354 go\r\n' : '250 ok\r\n'));
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { mails, port: (server.address() as AddressInfo).port };
}

const smtpAt = (port: number) =>
  createSmtp({ host: '127.0.0.1', port, security: 'none', from: 'Lotus Bay <no-reply@lotus.example>' });

it('hands over a mail with its own sender, and a key by which it is known', async () => {
  const { mails, port } = await openMailServer();
  expect(await smtpAt(port).send(message)).toEqual({ kind: 'sent' });
  expect(mails[0]).toContain('From: Lotus Bay <no-reply@lotus.example>');
  expect(mails[0]).toContain('To: lan@example.com');
  expect(mails[0]).toContain('Message-ID: <a1b2c3@lotus.example>');
});

it.each([
  ['RCPT', '550 no such box', 'refused'],
  ['RCPT', '451 later', 'failed'],
  ['.', '554 spam', 'refused'],
  ['.', '452 full', 'failed'],
])('takes %s answered with %s for %s', async (command, answer, kind) => {
  const { port } = await openMailServer((line) => (line.startsWith(command) ? `${answer}\r\n` : null));
  const outcome = await smtpAt(port).send(message);
  expect(outcome.kind).toBe(kind);
  expect(JSON.stringify(outcome)).not.toContain('lan@');
});

it('cannot know of a mail that was given before the line broke', async () => {
  const { mails, port } = await openMailServer((line, socket) => {
    if (line === '.') socket.destroy();
    return null;
  });
  expect((await smtpAt(port).send(message)).kind).toBe('unknown');
  expect(mails).toHaveLength(1);
});

it('knows that nothing was given where nobody listens', async () => {
  const { port } = await openMailServer();
  server?.close();
  expect((await smtpAt(port).send(message)).kind).toBe('failed');
});

it('gives a mail to one recipient, whatever the address holds', async () => {
  const commands: string[] = [];
  const { port } = await openMailServer((line) => {
    commands.push(line);
    return null;
  });
  await smtpAt(port).send({ ...message, to: 'lan@example.com, eve@example.com' });
  expect(commands.filter((line) => line.startsWith('RCPT')).length).toBeLessThanOrEqual(1);
  expect(commands.join('\n')).not.toContain('<eve@');
});
