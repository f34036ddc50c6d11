import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { sendPatienceMs, type NoticeAdapter, type SendOutcome } from './notice-adapter.ts';

export const smtpConfig = z
  .strictObject({
    host: z.string().min(1),
    port: z.number().int().min(1).max(65_535),
    /** `tls` from the first byte, `starttls` asked for and insisted on, `none` for a relay on the same machine. */
    security: z.enum(['tls', 'starttls', 'none']),
    user: z.string().min(1).optional(),
    password: z.string().min(1).optional(),
    /** Such as `Lotus Bay <no-reply@example.com>`. */
    from: z.string().min(3),
  })
  .refine(({ user, password }) => (user === undefined) === (password === undefined), {
    message: 'user and password go together',
  });

// all phases together stay below the patience
const phaseMs = Math.floor(sendPatienceMs / 4);

/** Hands e-mails to a mail server, each over a connection of its own. */
export function createSmtp({
  host,
  port,
  security,
  user,
  password,
  from,
}: z.output<typeof smtpConfig>): NoticeAdapter {
  return {
    isIdempotent: false,
    async send({ key, to, subject, body }) {
      const transport = createTransport({
        host,
        port,
        secure: security === 'tls',
        requireTLS: security === 'starttls',
        ignoreTLS: security === 'none',
        ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
        dnsTimeout: phaseMs,
        connectionTimeout: phaseMs,
        greetingTimeout: phaseMs,
        socketTimeout: phaseMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        // a name for both, or a header of its own in `to` could name others
        const message = { from, to: { name: '', address: to }, subject, text: body };
        await transport.sendMail({ ...message, messageId: `<${key}@${domainOf(from)}>` });
        return { kind: 'sent' };
      } catch (error) {
        return judgeSmtpError(error as SmtpError);
      } finally {
        transport.close();
      }
    },
    // mail servers keep no account of it
    hasBalance: async () => true,
  };
}

/** What nodemailer tells of a failure. */
interface SmtpError {
  readonly code?: string | undefined;
  readonly responseCode?: number | undefined;
  readonly permanent?: boolean | undefined;
  readonly originalCode?: string | undefined;
  readonly timeoutType?: string | undefined;
}

const beforeTheMessage = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EREQUIRETLS'];
const noConnection = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'];

/**
 * What the server refused in words was not taken; neither was what failed before the message could be given. Any
 * other silence may have come after it was.
 */
export function judgeSmtpError({
  code = 'error',
  responseCode,
  permanent,
  originalCode,
  timeoutType,
}: SmtpError): SendOutcome {
  const why = `SMTP ${[code, originalCode, responseCode].filter(Boolean).join(' ')}`;
  // a wrong password is the operator's to mend, and then the message goes
  if (responseCode) return { kind: permanent && code !== 'EAUTH' ? 'refused' : 'failed', why };
  const isBefore =
    beforeTheMessage.includes(code) ||
    noConnection.includes(originalCode ?? '') ||
    (timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT');
  if (isBefore) return { kind: 'failed', why };
  // an address that it will not even write down
  return { kind: code === 'EENVELOPE' ? 'refused' : 'unknown', why };
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
