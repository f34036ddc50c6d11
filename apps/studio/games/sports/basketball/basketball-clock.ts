/** Four quarters of ten minutes, overtimes of five; a possession is fifteen seconds of play and takes 2.2. */
export const quarters = 4;
export const possessionMs = 2_200;
/** When, within its possession, it is known what came of it. */
export const momentMs = 1_800;
/** Before the second, third and fourth quarter, and before every overtime. */
const restsMs = [9_000, 18_000, 9_000] as const;
const restBeforeOvertimeMs = 12_000;
const secondsOfPossession = 15;

/** Periods are counted from 0, overtimes after the quarters. */
export function possessionsOf(period: number): number {
  return period < quarters ? 40 : 20;
}

/** Since the tip-off. */
export function startOfPeriodMs(period: number): number {
  let startMs = 0;
  for (let before = 0; before < period; before += 1)
    startMs += possessionsOf(before) * possessionMs + (restsMs[before] ?? restBeforeOvertimeMs);
  return startMs;
}

export function endOfPeriodMs(period: number): number {
  return startOfPeriodMs(period) + possessionsOf(period) * possessionMs;
}

/** The one that is on, or that was before the rest. */
export function periodAt(clockMs: number): number {
  let period = 0;
  while (startOfPeriodMs(period + 1) <= clockMs) period += 1;
  return period;
}

/** As a scoreboard writes it, with what is left: "Q3 4:10", "OT 0:45". In a rest nothing is left. */
export function labelAt(clockMs: number): string {
  const period = periodAt(clockMs);
  const leftMs = Math.max(0, endOfPeriodMs(period) - clockMs);
  return labelOf(period, Math.ceil((leftMs * secondsOfPossession) / possessionMs));
}

/** Moments of play one by one: a period has one for each number of possessions that are over in it. */
export function slotOf(period: number, played: number): number {
  return startOfSlots(period) + played;
}

export function labelOfSlot(slot: number): string {
  let period = 0;
  while (startOfSlots(period + 1) <= slot) period += 1;
  const left = possessionsOf(period) - (slot - startOfSlots(period));
  return labelOf(period, left * secondsOfPossession);
}

function startOfSlots(period: number): number {
  return Array.from({ length: period }, (_, before) => possessionsOf(before) + 1).reduce(
    (sum, slots) => sum + slots,
    0,
  );
}

function labelOf(period: number, seconds: number): string {
  return `${nameOfPeriod(period)} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "Q1" to "Q4", "OT", "OT2". */
export function nameOfPeriod(period: number): string {
  if (period < quarters) return `Q${period + 1}`;
  return period === quarters ? 'OT' : `OT${period - quarters + 1}`;
}
