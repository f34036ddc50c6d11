import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Sql } from '#platform/database.ts';
import { listSandboxMessages, type SandboxMessage } from './sandbox-message.repo.ts';

/** `GET /sandbox/outbox?to=`: what was sent to somebody, newest first, as JSON or, where a browser asks, as a page. */
export function mountSandboxOutbox(http: FastifyInstance, sql: Sql): void {
  http.get<{ Querystring: { to?: string | string[] } }>('/sandbox/outbox', async (request, reply) => {
    const { to: asked } = request.query;
    const to = [asked].flat()[0]?.replaceAll('\0', '') ?? '';
    const messages = await listSandboxMessages(sql, to || null);
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (!request.headers.accept?.includes('text/html')) return messages.map(presentMessage);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(page(to, messages));
  });
}

function presentMessage({ recipient, channel, subject, body, sent_at: sentAt }: SandboxMessage) {
  return { to: recipient, channel, subject, body, sent_at: sentAt.toISOString() };
}

const style = `
  body { max-width: 48rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d2430; background: #f5f6f8; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-block: 1rem; }
  label { display: grid; flex: 1 1 14rem; }
  input, button { font: inherit; min-height: 2.75rem; padding-inline: .75rem; }
  article { margin-block: 1rem; padding: 1rem; background: #fff; border: 1px solid #c9ced8; border-radius: .5rem; }
  h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
  pre { margin: .75rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** For developers, in their language. */
function page(to: string, messages: readonly SandboxMessage[]): string {
  const list = messages
    .map(presentMessage)
    .map(
      (
        message,
      ) => `<article><h2>${escapeHtml(message.to)} · ${message.channel} · <time>${message.sent_at}</time></h2>
${message.subject && `<p><strong>${escapeHtml(message.subject)}</strong></p>`}<pre>${escapeHtml(message.body)}</pre></article>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sandbox outbox</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${style}</style></head>
<body><main><h1>Sandbox outbox</h1>
<p>SMS and e-mails that the sandbox has sent, newest first. Reload to see new ones.</p>
<form><label>To<input name="to" value="${escapeHtml(to)}" autocomplete="off"></label><button>Show</button></form>
${list || '<p>Nothing yet.</p>'}
</main></body></html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
