/** Seconds as a clock of hours, minutes and seconds: `51:03:12`. */
export function formatLeft(seconds: number): string {
  return [seconds / 3_600, (seconds % 3_600) / 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
