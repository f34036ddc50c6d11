import { z } from 'zod';
import { commonCodes } from '../core/envelope.ts';

export type Json = Record<string, unknown>;

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, { post: Json }>;
  components: Json;
}

export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest;
}

/** What every answer of a call looks like. */
export function envelope(codes: readonly number[], data: Json): Json {
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { type: 'integer', enum: codes }, message: { type: 'string' }, data },
  };
}

export function failure(code: number, description: string, data: Json = { type: 'null' }): Json {
  return {
    description,
    headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
    content: { 'application/json': { schema: envelope([code], data) } },
  };
}

/** The answers that any call may give. */
export const commonResponses: Json = {
  Unauthorized: failure(commonCodes.unauthorized, 'No valid token'),
  Forbidden: failure(commonCodes.forbidden, 'Not for this caller'),
  NotFound: failure(commonCodes.notFound, 'Unknown call or object, or another site’s id'),
  PayloadTooLarge: failure(commonCodes.payloadTooLarge, 'The body is too large'),
  Invalid: failure(commonCodes.invalid, 'The body is malformed; `data.fields` names what is wrong', {
    anyOf: [
      {
        type: 'object',
        required: ['fields'],
        properties: { fields: { type: 'object', additionalProperties: { type: 'string' } } },
      },
      { type: 'null' },
    ],
  }),
  TooManyRequests: {
    ...failure(commonCodes.tooManyRequests, 'Too many requests'),
    headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'string' } } },
  },
  Internal: failure(commonCodes.internal, 'A fault of the server'),
  Unavailable: failure(commonCodes.unavailable, 'The server cannot answer now'),
};
