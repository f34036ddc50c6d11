import type { z } from 'zod';

const maxFields = 20;

/** Names each field that a body got wrong, with a message a person can act on. */
export function readFields(error: z.ZodError, say: (key: string) => string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues.slice(0, maxFields)) {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, maxFields)) {
        fields[clip(path ? `${path}.${key}` : key)] = say('error.field_unknown');
      }
      continue;
    }
    fields[clip(path || 'body')] ??= say(keyOf(issue));
  }
  return fields;
}

// schemas give a message key where product.md names one; zod's own messages are English sentences
function keyOf(issue: z.core.$ZodIssue): string {
  if (!issue.message.includes(' ')) return issue.message;
  if (issue.code === 'too_big') return 'error.field_too_long';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'error.field_required';
  return 'error.field_invalid';
}

function clip(name: string): string {
  return name.length > 64 ? `${name.slice(0, 63)}…` : name;
}
