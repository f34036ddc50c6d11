const minutesKept = 15;
const minuteMs = 60_000;

export interface CallSum {
  readonly calls: number;
  /** 4xx: what was asked was not right. */
  readonly refused: number;
  /** 5xx: what was asked went wrong here. */
  readonly failed: number;
  readonly meanMs: number;
  readonly longestMs: number;
}

/** The calls of the last minutes, by the minute. */
export interface CallWindow {
  note(status: number, tookMs: number): void;
  /** Of the last so many minutes, the one that is under way included. */
  sum(minutes: number): CallSum;
}

interface Minute {
  number: number;
  calls: number;
  refused: number;
  failed: number;
  totalMs: number;
  longestMs: number;
}

export function createCallWindow(nowMs: () => number): CallWindow {
  const ring: Minute[] = Array.from({ length: minutesKept }, () => emptyMinute(-1));

  return {
    note(status, tookMs) {
      const number = Math.floor(nowMs() / minuteMs);
      const place = number % minutesKept;
      let minute = ring[place];
      if (minute?.number !== number) ring[place] = minute = emptyMinute(number);
      minute.calls += 1;
      minute.totalMs += tookMs;
      if (status >= 500) minute.failed += 1;
      else if (status >= 400) minute.refused += 1;
      if (tookMs > minute.longestMs) minute.longestMs = tookMs;
    },
    sum(minutes) {
      const last = Math.floor(nowMs() / minuteMs);
      const meant = ring.filter(({ number }) => number > last - minutes && number <= last);
      const total = (pick: (minute: Minute) => number) =>
        meant.reduce((sum, minute) => sum + pick(minute), 0);
      const calls = total((minute) => minute.calls);
      return {
        calls,
        refused: total((minute) => minute.refused),
        failed: total((minute) => minute.failed),
        meanMs: calls === 0 ? 0 : total((minute) => minute.totalMs) / calls,
        longestMs: Math.max(0, ...meant.map(({ longestMs }) => longestMs)),
      };
    },
  };
}

function emptyMinute(number: number): Minute {
  return { number, calls: 0, refused: 0, failed: 0, totalMs: 0, longestMs: 0 };
}
