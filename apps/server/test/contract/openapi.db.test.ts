import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { generate, type JsonSchema } from 'json-schema-faker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenApiDocument } from '@halls/contract/openapi';
import { answered } from './answered-calls.ts';
import { startApiServer, type ApiAnswer, type ApiServer } from './api-server.ts';

/*
 * The document that the server gives out, as somebody reads it who knows nothing else of the platform: a linter, a
 * maker of requests, and a judge of answers.
 */

const requestsPerCall = 12;
const seed = Math.floor(Math.random() * 2 ** 31);

interface Operation {
  readonly requestBody: {
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
  };
  readonly responses: Readonly<Record<string, Response>>;
  readonly security: readonly Readonly<Record<string, unknown>>[];
}
interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

let api: ApiServer;
let source: string;
let document: OpenApiDocument;
const judge = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(judge);
/** By the schema of an answer: to compile it takes longer than a hundred answers. */
const judges = new Map<object, ValidateFunction>();

beforeAll(async () => {
  api = await startApiServer();
  ({ text: source } = await api.send('GET', '/api/openapi.json'));
  document = JSON.parse(source) as OpenApiDocument;
});
afterAll(() => api.stop());

test('a linter has nothing to say of the document', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // there is no licence to name; a tag is the first word of a path, and says what it says
    rules: { 'info-license': 'off', 'tag-description': 'off' },
  });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('an answer that the document does not declare is found', () => {
  const operation = document.paths['/member/profile/my_cash']?.post as unknown as Operation;
  const told = (status: number, data: unknown) => ({
    ...{ status, headers: { 'content-type': 'application/json' }, envelope: {} },
    text: JSON.stringify({ code: status === 200 ? 100 : status, message: '', data }),
  });
  expect(wrongWith(told(200, { cash: 12 }), operation)).not.toEqual([]);
  expect(wrongWith(told(418, null), operation)).toEqual(['HTTP 418 is not declared']);
  expect(wrongWith(told(401, null), operation)).toEqual([]);
});

describe.each(answered.map(({ endpoint }) => endpoint.path))('%s', (path) => {
  test('answers what the document lets anybody ask as the document says', async () => {
    const operation = document.paths[path]?.post as unknown as Operation;
    const isGuests = operation.security.some((way) => Object.keys(way).length === 0);
    for (let n = 0; n < requestsPerCall; n += 1) {
      const body = await generate(operation.requestBody.content['application/json'].schema, {
        seed: seed + n,
        optionalsProbability: 0.5,
        maxLength: 40,
      });
      // a call may end the session that it is asked with
      const headers: Record<string, string> = isGuests
        ? {}
        : { authorization: await api.tokenOf(1, path.includes('agent') ? 'agent01' : 'demo02') };
      const answer = await api.post(path, body, headers);
      expect(wrongWith(answer, operation), `${JSON.stringify(body)} was answered ${answer.text}`).toEqual([]);
    }
  });
});

function wrongWith({ status, text, headers }: ApiAnswer, { responses }: Operation): string[] {
  if (status >= 500) return [`HTTP ${status}`];
  const response = resolve(responses[status]);
  if (!response) return [`HTTP ${status} is not declared`];
  const type = String(headers['content-type']).split(';')[0] ?? '';
  const schema = response.content?.[type]?.schema;
  if (!schema) return [`${type} is not declared for ${status}`];
  const value: unknown = type === 'application/json' ? JSON.parse(text) : text;
  const isAsDeclared = judges.get(schema) ?? judge.compile({ ...schema, components: document.components });
  judges.set(schema, isAsDeclared);
  if (isAsDeclared(value)) return [];
  return (isAsDeclared.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function resolve(response: Response | undefined): Response | undefined {
  const name = response?.$ref?.replace('#/components/responses/', '');
  if (!name) return response;
  return (document.components.responses as Record<string, Response>)[name];
}
