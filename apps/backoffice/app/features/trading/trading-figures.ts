/** Thousandths as a price is written: "1.95". */
export function priceText(thousandths: number): string {
  return thousandths === 0 ? '–' : (thousandths / 1_000).toFixed(2);
}

/** Hundredths of a per cent: "3.5%". */
export function basisText(bp: number): string {
  return `${String(Math.abs(bp) / 100)}%`;
}

/** With its sign: "+2.5%". */
export function shiftText(bp: number): string {
  return `${bp < 0 ? '−' : '+'}${basisText(bp)}`;
}

/** Millionths as a per cent of one decimal. */
export function chanceText(ppm: number): string {
  return `${(ppm / 10_000).toFixed(1)}%`;
}

/** Thousandths of a largest stake, as many of these. */
export function stakesText(thousandths: number): string {
  return (thousandths / 1_000).toFixed(thousandths < 100_000 ? 1 : 0);
}

/** What is typed as a per cent, in hundredths of it: null where nothing was typed, undefined where it is no number. */
export function basisOf(typed: string): number | null | undefined {
  const text = typed.trim().replace('−', '-').replace(',', '.');
  if (text === '') return null;
  return /^-?\d{1,2}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}
