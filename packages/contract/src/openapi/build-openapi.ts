import type { Endpoint } from '../core/endpoint.ts';
import { commonResponses, envelope, schemaOf, type Json, type OpenApiDocument } from './openapi-parts.ts';

/**
 * Describes the implemented calls as OpenAPI 3.1, from the schemas that validate their requests.
 * `implementedPaths` are those of the endpoints that the server answers; the others are left out.
 */
export function buildOpenApi(
  endpoints: Readonly<Record<string, Endpoint>>,
  implementedPaths: Iterable<string>,
): OpenApiDocument {
  const implemented = new Set(implementedPaths);
  const described = Object.entries(endpoints)
    .filter(([, endpoint]) => implemented.has(endpoint.path))
    .toSorted(([, a], [, b]) => (a.path < b.path ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Eight Halls',
      version: '1',
      description:
        'Every call is a POST with a JSON object and answers `{code, message, data}`. Success is code 100. Business ' +
        'outcomes are HTTP 200 with their own code. Amounts are decimal strings in the scale of their currency.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(described.map(([, endpoint]) => tagOf(endpoint)))].toSorted().map((name) => ({ name })),
    paths: Object.fromEntries(
      described.map(([name, endpoint]) => [endpoint.path, { post: operationOf(name, endpoint) }]),
    ),
    components,
  };
}

function operationOf(name: string, endpoint: Endpoint): Json {
  const isGuest = endpoint.access === 'guest';
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    security: isGuest ? [{}, { token: [] }] : [{ token: [] }],
    parameters: [{ $ref: '#/components/parameters/Language' }],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: withSiteId(schemaOf(endpoint.request, 'input')) } },
    },
    responses: {
      200: endpoint.presentation === 'text' ? textAnswer(endpoint) : envelopeAnswer(endpoint),
      ...(!isGuest && { 401: { $ref: '#/components/responses/Unauthorized' } }),
      ...(mayBeForbidden(endpoint) && { 403: { $ref: '#/components/responses/Forbidden' } }),
      404: { $ref: '#/components/responses/NotFound' },
      413: { $ref: '#/components/responses/PayloadTooLarge' },
      422: { $ref: '#/components/responses/Invalid' },
      429: { $ref: '#/components/responses/TooManyRequests' },
      500: { $ref: '#/components/responses/Internal' },
      503: { $ref: '#/components/responses/Unavailable' },
    },
    'x-codes': { 100: 'success', ...endpoint.codes },
  };
}

/** To members who are no agents, and to those who must change their password first. */
function mayBeForbidden({ access, beforePasswordChange }: Endpoint): boolean {
  return access === 'agent' || (access === 'member' && beforePasswordChange !== 'all');
}

/** The first part of a path that says something: `arks/web/bulletin/member` belongs to bulletin. */
function tagOf({ path }: Endpoint): string {
  return path.split('/').find((part) => part !== '' && !/^(arks|web|v\d)$/.test(part)) ?? 'api';
}

function dataOf(endpoint: Endpoint): Json {
  return schemaOf(endpoint.data, 'output');
}

/** The platform takes `site_id` on every call. */
function withSiteId(schema: Json): Json {
  const siteId = {
    description: 'Must be the site of the request’s host.',
    anyOf: [{ type: 'integer' }, { type: 'string' }],
  };
  return { ...schema, properties: { ...(schema.properties as Json | undefined), site_id: siteId } };
}

function envelopeAnswer(endpoint: Endpoint): Json {
  const codes = Object.entries(endpoint.codes);
  const success = envelope([100], dataOf(endpoint));
  // a business outcome carries null or what its endpoint says, such as an interval
  const outcome = envelope(
    codes.map(([code]) => Number(code)),
    {},
  );
  return {
    description: ['100 success', ...codes.map(([code, key]) => `${code} ${key}`)].join('; '),
    headers: {
      Authorization: { $ref: '#/components/headers/RotatedToken' },
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
    },
    content: {
      'application/json': { schema: codes.length === 0 ? success : { anyOf: [success, outcome] } },
    },
  };
}

function textAnswer(endpoint: Endpoint): Json {
  return {
    description: endpoint.summary,
    headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
    content: { 'text/plain': { schema: dataOf(endpoint) } },
  };
}

const components: Json = {
  securitySchemes: {
    token: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: 'The token of a login; a leading `Bearer ` is accepted.',
    },
  },
  parameters: {
    Language: {
      name: 'Language',
      in: 'header',
      required: false,
      description: 'Language of messages and texts, such as vi_VN.',
      schema: { type: 'string' },
    },
  },
  headers: {
    RotatedToken: {
      description: 'Replaces the token from now on, when it is there.',
      schema: { type: 'string' },
    },
    RequestId: { description: 'Names the request in the server’s log.', schema: { type: 'string' } },
  },
  responses: commonResponses,
};
