import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SignedRequest, Verified } from '@halls/provider-signature';
import { limitRequests } from '@halls/service';
import type { OperatorSystem } from './operator-system.repo.ts';

const bodyLimitBytes = 16 * 1024;
const callsPerMinute = 600;

/** What a body is read by; the contract's schemas are such readers. */
interface Reader<Input> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Input }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** One call of operators' systems, at `/operator/v1` + path. */
export interface SignedCall<Input = never> {
  readonly path: string;
  readonly request: Reader<Input>;
  readonly handle: (input: Input, system: OperatorSystem) => Promise<object>;
}

export function defineSignedCall<Input>(call: SignedCall<Input>): SignedCall {
  return call as unknown as SignedCall;
}

interface Serving {
  readonly verify: (request: SignedRequest) => Promise<Verified<OperatorSystem>>;
  readonly rateLimits: boolean;
}

/**
 * Serves calls that operators' systems sign as providers do. It is a scope of its own and touches nothing beside it,
 * so that it works on whichever server it is given.
 */
export async function serveSignedCalls(
  http: FastifyInstance,
  calls: readonly SignedCall[],
  { verify, rateLimits }: Serving,
): Promise<void> {
  await http.register(
    async (scope) => {
      if (rateLimits) await limitRequests(scope, { perMinute: callsPerMinute });
      // a signature is over the bytes that came
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      scope.setErrorHandler((error, request, reply) => {
        const status = (error as { statusCode?: number }).statusCode ?? 500;
        if (status >= 500) request.log.error({ err: error }, 'signed call failed');
        return refuse(
          reply,
          status,
          status < 500 ? 'SYNTAX' : 'INTERNAL',
          'the request could not be answered',
        );
      });
      for (const { path, request: reader, handle } of calls)
        scope.post(
          path,
          { bodyLimit: bodyLimitBytes, config: { isForServers: true } },
          async (request, reply) => {
            const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
            const { headers } = request;
            const verified = await verify({ method: 'POST', path: request.raw.url ?? '', headers, body });
            if (!verified.ok)
              return refuse(reply, 401, verified.reason, 'the signature of this request is not right');
            const read = reader.safeParse(parseJson(body));
            if (!read.success) return refuse(reply, 400, 'SYNTAX', describe(read.error.issues));
            return reply.header('cache-control', 'no-store').send(await handle(read.data, verified.key));
          },
        );
    },
    { prefix: '/operator/v1' },
  );
}

function refuse(reply: FastifyReply, status: number, error: string, message: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ error, message });
}

function describe(issues: { path: PropertyKey[]; message: string }[]): string {
  const [issue] = issues;
  return issue ? `${issue.path.join('.') || 'body'}: ${issue.message}` : 'not the shape of this call';
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
