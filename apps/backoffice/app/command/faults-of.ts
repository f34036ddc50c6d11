/** What is wrong with the fields, by their name on the wire. */
export type FieldFaults = Readonly<Record<string, string>>;

/** The faults that a refusal names in its `data.fields`. */
export function faultsOf(data: unknown): FieldFaults {
  const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : null;
  return typeof fields === 'object' && fields !== null ? (fields as FieldFaults) : {};
}
