import './progress.css';

/** How far something is; `words` say so to those who don't see it. A whole of nothing is there already. */
export function Progress({
  label,
  words,
  part,
  whole,
}: {
  label: string;
  words: string;
  /** Decimal strings or numbers of one unit. */
  part: string | number;
  whole: string | number;
}) {
  const share = Number(whole) > 0 ? Math.min(Number(part) / Number(whole), 1) : 1;
  return <progress className="progress" aria-label={label} aria-valuetext={words} value={share} max={1} />;
}
