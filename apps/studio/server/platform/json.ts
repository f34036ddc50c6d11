/** JSON with bigints as strings of digits, for columns and hashes; the schema on reading makes them bigints again. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));
}
