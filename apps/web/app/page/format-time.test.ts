import { describe, expect, it } from 'vitest';
import { formatDay, formatTime } from './format-time.ts';

const instant = '2026-03-04T05:06:07.000Z';

describe('a time', () => {
  it('is that of a zone', () => {
    expect(formatTime(instant, 'en_US', 'UTC')).toMatch(/^Mar 4, 2026, 5:06.AM$/);
    expect(formatTime(instant, 'en_US', 'America/Caracas')).toMatch(/^Mar 4, 2026, 1:06.AM$/);
  });

  it('has the figures that prices have, in every language', () => {
    expect(formatDay(instant, 'bn_BD', 'UTC')).toMatch(/^4 .+ 2026$/);
    expect(formatDay(instant, 'hi_IN', 'UTC')).toMatch(/^4 .+ 2026$/);
  });

  it('needs no words of a language that browsers do not know', () => {
    expect(formatTime(instant, 'my_MM', 'UTC')).toBe('04/03/2026, 05:06');
    expect(formatDay(instant, 'my_MM', 'UTC')).toBe('04/03/2026');
  });
});
