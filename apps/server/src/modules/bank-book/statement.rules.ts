/** A line as a file or a service tells it. */
export interface ToldLine {
  readonly lineId: string;
  readonly bookedOn: string;
  readonly valueOn: string;
  readonly amountMinor: bigint;
  readonly isFee: boolean;
  readonly reference: string;
  readonly payer: string;
  readonly text: string;
  /** As the service names them; null in a bank's file. */
  readonly orderId: string | null;
  readonly pspRef: string | null;
}

export interface ToldStatement {
  /** That it is of, whether or not anything happened; null where only its lines say so. */
  readonly day: string | null;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly lines: readonly ToldLine[];
}

/** A line that a book has: what it has come to, and how many lines say so. */
export interface KnownLine {
  readonly amountMinor: bigint;
  readonly times: number;
}

/**
 * What a line adds to a book: itself where it is new, nothing where it is known, and what it has come to be more or less
 * where its bank says another amount by now. A line that was told stays.
 */
export function newPartOf(line: ToldLine, known: KnownLine | undefined): ToldLine | null {
  if (!known) return line;
  const amountMinor = line.amountMinor - known.amountMinor;
  return amountMinor === 0n ? null : { ...line, lineId: `${line.lineId}#${known.times}`, amountMinor };
}

export interface DayBalance {
  readonly day: string;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
}

/** What the account had before and after each day of a statement. */
export function dayBalances({ day: ofDay, openingMinor, lines }: ToldStatement): DayBalance[] {
  const days = new Map<string, DayBalance>();
  if (ofDay !== null) days.set(ofDay, { day: ofDay, openingMinor, closingMinor: openingMinor });
  let reached = openingMinor;
  for (const { bookedOn, amountMinor } of lines.toSorted((one, other) =>
    compare(one.bookedOn, other.bookedOn),
  )) {
    const opening = days.get(bookedOn)?.openingMinor ?? reached;
    reached += amountMinor;
    days.set(bookedOn, { day: bookedOn, openingMinor: opening, closingMinor: reached });
  }
  return [...days.values()];
}

/** The day that a line counts to: its own, or the next open one where that is closed. */
export function landingDay(
  bookedOn: string,
  { closedUntil, firstOpen }: { readonly closedUntil: string | null; readonly firstOpen: string | null },
): string {
  if (closedUntil === null || bookedOn > closedUntil) return bookedOn;
  return firstOpen ?? dayAfter(closedUntil);
}

/** A day begins at midnight UTC, wherever the bank is: the ledger is cut there. */
export function spanOfDay(day: string): { readonly from: Date; readonly until: Date } {
  return { from: new Date(`${day}T00:00:00Z`), until: new Date(`${dayAfter(day)}T00:00:00Z`) };
}

/** On which a moment is. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export function dayAfter(day: string): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60_000));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
