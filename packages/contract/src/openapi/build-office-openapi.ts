import type { OfficeEndpoint } from '../core/office-endpoint.ts';
import { commonResponses, envelope, schemaOf, type Json, type OpenApiDocument } from './openapi-parts.ts';

/** Describes the office's implemented calls as OpenAPI 3.1, with what each demands of who makes it. */
export function buildOfficeOpenApi(
  endpoints: Readonly<Record<string, OfficeEndpoint>>,
  implementedPaths: Iterable<string>,
): OpenApiDocument {
  const implemented = new Set(implementedPaths);
  const described = Object.entries(endpoints)
    .filter(([, { path }]) => implemented.has(path))
    .toSorted(([, a], [, b]) => (a.path < b.path ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Eight Halls, the office',
      version: '1',
      description:
        'Every call is a POST with a JSON object and answers `{code, message, data}`. Success is code 100; with HTTP 202 ' +
        'it waits for somebody else to agree. Business outcomes are HTTP 200 with their own code. HTTP 403 with code 428 ' +
        'asks for `/step-up`.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(described.map(([, { path }]) => tagOf(path)))].toSorted().map((name) => ({ name })),
    paths: Object.fromEntries(
      described.map(([name, endpoint]) => [endpoint.path, { post: operationOf(name, endpoint) }]),
    ),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-office', description: 'Set by `/sign-in`.' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF', description: 'Answered by `/sign-in`.' },
      },
      headers: {
        RequestId: { description: 'Names the request in the server’s log.', schema: { type: 'string' } },
      },
      responses: commonResponses,
    },
  };
}

function operationOf(name: string, endpoint: OfficeEndpoint): Json {
  const isOpen = endpoint.permission === 'open';
  const ref = (response: string) => ({ $ref: `#/components/responses/${response}` });
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    security: isOpen ? [{}] : [{ session: [], ...(!endpoint.withoutCsrf && { csrf: [] }) }],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(endpoint.request, 'input') } },
    },
    responses: {
      200: answer(endpoint, false),
      ...(endpoint.approval && { 202: answer(endpoint, true) }),
      ...(!isOpen && { 401: ref('Unauthorized') }),
      403: ref('Forbidden'),
      404: ref('NotFound'),
      413: ref('PayloadTooLarge'),
      422: ref('Invalid'),
      429: ref('TooManyRequests'),
      500: ref('Internal'),
      503: ref('Unavailable'),
    },
    'x-codes': { 100: 'success', ...endpoint.codes },
    'x-permission': endpoint.permission,
    ...(endpoint.scope && { 'x-scope': endpoint.scope }),
    ...(endpoint.stepUp && { 'x-step-up': true }),
    ...(endpoint.approval && { 'x-approved-by': endpoint.approval.permission }),
  };
}

/** `operator/list` belongs to operator. */
function tagOf(path: string): string {
  return path.split('/')[1] ?? 'api';
}

function answer(endpoint: OfficeEndpoint, isAsked: boolean): Json {
  const codes = Object.entries(endpoint.codes);
  const success = envelope([100], schemaOf(endpoint.data, 'output'));
  const outcome = envelope(
    codes.map(([code]) => Number(code)),
    {},
  );
  const hasOutcomes = codes.length > 0 && !isAsked;
  return {
    description: isAsked
      ? '100 it waits for somebody else to agree'
      : ['100 success', ...codes.map(([code, key]) => `${code} ${key}`)].join('; '),
    headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
    content: { 'application/json': { schema: hasOutcomes ? { anyOf: [success, outcome] } : success } },
  };
}
