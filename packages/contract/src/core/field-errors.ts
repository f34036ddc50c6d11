import type { z } from 'zod';
import { errorKeys, type ErrorKey } from './error-key.ts';

/** An answer names no more than this many; a body can have thousands. */
const maxFields = 20;

const known: ReadonlySet<string> = new Set(errorKeys);

/**
 * What is wrong with a request, by field: the first complaint about each, as the key of its message.
 * Nested fields are joined with dots ("data.0.status"); a complaint about the whole body is under "body".
 * With the `body` that was parsed, a missing choice is told from a wrong one.
 */
export function fieldErrorsOf(error: z.core.$ZodError, body?: unknown): Record<string, ErrorKey> {
  // a map: names come from the request, and "constructor" is a property of every object
  const fields = new Map<string, ErrorKey>();
  const complain = (path: readonly PropertyKey[], key: ErrorKey) => {
    const name = fieldName(path);
    if (!fields.has(name)) fields.set(name, key);
  };
  for (const issue of error.issues.slice(0, maxFields)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, maxFields)) complain([...issue.path, key], 'error.field_unknown');
      continue;
    }
    const key = messageKeyOf(issue);
    complain(
      issue.path,
      key === 'error.field_not_allowed' && isMissing(body, issue.path) ? 'error.field_required' : key,
    );
  }
  return Object.fromEntries(fields);
}

/** False for texts with U+0000 or half a surrogate pair: no page sends one and PostgreSQL stores none as JSON. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Texts in a request that its schema let through and that cannot be stored, by field. */
export function unstorableFieldsOf(input: unknown): Record<string, ErrorKey> {
  // nearly always, and then no names are made
  return isStorable(input) ? {} : unstorableBelow(input, []);
}

function isStorable(input: unknown): boolean {
  if (typeof input === 'string') return isStorableText(input);
  if (typeof input !== 'object' || input === null) return true;
  return Object.entries(input).every(([name, value]) => isStorableText(name) && isStorable(value));
}

function unstorableBelow(input: unknown, path: readonly PropertyKey[]): Record<string, ErrorKey> {
  if (typeof input === 'string')
    return isStorableText(input) ? {} : { [fieldName(path)]: 'error.field_format' };
  if (typeof input !== 'object' || input === null) return {};
  const parts = Object.entries(input).map(([name, value]) =>
    isStorableText(name)
      ? unstorableBelow(value, [...path, name])
      : { [fieldName(path)]: 'error.field_format' as const },
  );
  return Object.assign({}, ...parts) as Record<string, ErrorKey>;
}

function isMissing(body: unknown, path: readonly PropertyKey[]): boolean {
  let value = body;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return false;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return body !== undefined && value === undefined;
}

function fieldName(path: readonly PropertyKey[]): string {
  // Names come from the request, so they are cut: an answer never echoes a megabyte back.
  const name = path.map((part) => String(part).slice(0, 64)).join('.');
  return name === '' ? 'body' : name.slice(0, 200);
}

function messageKeyOf(issue: z.core.$ZodIssue): ErrorKey {
  if (known.has(issue.message)) return issue.message as ErrorKey;
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined') ? 'error.field_required' : 'error.field_type';
    case 'invalid_union':
      return messageOfUnion(issue);
    case 'invalid_value':
      return 'error.field_not_allowed';
    case 'invalid_format':
      return 'error.field_format';
    case 'too_big':
      return 'error.field_too_long';
    case 'too_small':
      return 'error.field_too_short';
    default:
      return 'error.field_format';
  }
}

/** The most telling complaint of a union's branches: a missing value first, then a rule that a branch of the right type broke. */
function messageOfUnion(issue: z.core.$ZodIssueInvalidUnion): ErrorKey {
  const keys = issue.errors.flat().map(messageKeyOf);
  if (
    keys.length > 0 &&
    keys.every((key) => key === 'error.field_required' || key === 'error.field_not_allowed') &&
    keys.includes('error.field_required')
  ) {
    return 'error.field_required';
  }
  return (
    keys.find((key) => key !== 'error.field_type' && key !== 'error.field_not_allowed') ??
    keys.find((key) => key === 'error.field_not_allowed') ??
    'error.field_type'
  );
}
