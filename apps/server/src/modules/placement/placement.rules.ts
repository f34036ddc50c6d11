interface Timed {
  readonly start_at: Date | null;
  readonly end_at: Date | null;
}

/** Begun and not ended. */
export function isCurrent({ start_at: startAt, end_at: endAt }: Timed, now: Date): boolean {
  return (startAt === null || startAt <= now) && (endAt === null || endAt > now);
}

/** Whether a client of a version is shown it; one that names none is shown what is for all. */
export function isForVersion(row: { readonly model_version: string | null }, asked: string | undefined) {
  return row.model_version === null || row.model_version === asked;
}

/** The picture of a template of the site's, else the one of all; empty where there is none. */
export function backgroundOf(
  rows: readonly { readonly template: string; readonly photo_path: string }[],
  template: string | undefined,
): string {
  const own = rows.find((row) => row.template !== '' && row.template === template);
  return (own ?? rows.find((row) => row.template === ''))?.photo_path ?? '';
}
