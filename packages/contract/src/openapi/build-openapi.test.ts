import { describe, expect, test } from 'vitest';
import { endpoints } from '../registry.ts';
import { buildOpenApi } from './build-openapi.ts';

const document = buildOpenApi(
  endpoints,
  Object.values(endpoints).map((endpoint) => endpoint.path),
);
const operations = Object.entries(document.paths).map(([path, { post }]) => ({ path, ...post }) as Operation);

interface Operation {
  path: string;
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  requestBody: { content: { 'application/json': { schema: Record<string, unknown> } } };
  responses: Record<string, Record<string, unknown>>;
}

describe('the OpenAPI document', () => {
  test('names 3.1, what it is, and every call once', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(operations).toHaveLength(Object.keys(endpoints).length);
    expect(new Set(operations.map((one) => one.operationId)).size).toBe(operations.length);
    expect(operations.every((one) => one.path.startsWith('/'))).toBe(true);
  });

  test('leaves out what is not implemented', () => {
    expect(Object.keys(buildOpenApi(endpoints, ['/login', '/no/such/call']).paths)).toEqual(['/login']);
  });

  test('every reference leads somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      expect(reference).toMatch(/^#\//);
      const target = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], document);
      expect([reference, target === undefined]).toEqual([reference, false]);
    }
  });

  test('every tag is declared', () => {
    const declared = new Set(document.tags.map((tag) => tag.name));
    expect(operations.flatMap((one) => one.tags).filter((tag) => !declared.has(tag))).toEqual([]);
  });

  test('an operation has a closed request with site_id, and an answer for each status', () => {
    for (const { path, requestBody, responses } of operations) {
      const { schema } = requestBody.content['application/json'];
      expect([path, schema.type, schema.additionalProperties]).toEqual([path, 'object', false]);
      expect(schema.properties).toHaveProperty('site_id');
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '404', '422', '429', '500']));
      for (const response of Object.values(responses))
        expect('$ref' in response || 'description' in response).toBe(true);
    }
  });

  test('a member’s call asks for a token and answers 401 without one', () => {
    const of = (path: string) => operations.find((one) => one.path === path);
    expect(of('/member/profile/my_cash')).toMatchObject({ security: [{ token: [] }] });
    expect(of('/member/profile/my_cash')?.responses).toHaveProperty('401');
    expect(of('/login')?.security).toContainEqual({});
    expect(of('/login')?.responses).not.toHaveProperty('401');
  });

  test('a call that answers text says so', () => {
    const answer = operations.find((one) => one.path === '/clientCaptcha')?.responses['200'];
    expect(Object.keys(answer?.content ?? {})).toEqual(['text/plain']);
  });

  test('is JSON through and through', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
