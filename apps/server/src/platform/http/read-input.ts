import { fieldErrorsOf, unstorableFieldsOf, type Endpoint } from '@halls/contract';

/** What a body holds by the schema of its endpoint, or the message key of each field that is wrong. */
export type Input =
  | { readonly ok: true; readonly input: unknown }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

export function readInput(schema: Endpoint['request'], body: unknown): Input {
  const parsed = schema.safeParse(body);
  if (!parsed.success) return { ok: false, fields: fieldErrorsOf(parsed.error, body) };
  const fields = unstorableFieldsOf(parsed.data);
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, input: parsed.data };
}

/** The same fields, each with its message instead of its key. */
export function sayFields(
  fields: Readonly<Record<string, string>>,
  say: (key: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, say(key)]));
}
