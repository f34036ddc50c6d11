import { darken } from '../../drawing/color.ts';
import { circle, ellipse, smooth, symmetric } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function monkey(k: Kit): string {
  const { main, second, gold, accent } = k.ink;
  const ear = k.cut(circle(72, -12, 25), main) + k.flat(circle(73, -12, 15), second);
  const eye =
    k.flat(ellipse(23, -18, 12.5, 14), '#fffaf0') +
    k.flat(circle(22, -16, 8), '#3a1c0a') +
    k.flat(circle(19, -20, 3), '#fff') +
    k.line('M10 -36Q24 -44 36 -32', darken(main, 0.5), 4);
  const curl = (d: string): string => k.line(d, gold, 5);
  return (
    k.both(ear) +
    k.cut(
      symmetric([
        [0, -86],
        [44, -78],
        [74, -40],
        [76, 10],
        [58, 54],
        [0, 78],
      ]),
      main,
      { drop: 6, edge: 3 },
    ) +
    k.cut(
      smooth([
        [0, -34],
        [20, -48],
        [48, -38],
        [54, -10],
        [46, 12],
        [62, 34],
        [44, 64],
        [0, 72],
        [-44, 64],
        [-62, 34],
        [-46, 12],
        [-54, -10],
        [-48, -38],
        [-20, -48],
      ]),
      second,
      { edge: 2 },
    ) +
    k.both(eye) +
    k.flat(ellipse(-6, 18, 4, 3), darken(main, 0.5)) +
    k.flat(ellipse(6, 18, 4, 3), darken(main, 0.5)) +
    k.flat('M-34 34Q0 46 34 34Q28 62 0 62Q-28 62 -34 34Z', '#8a1c2a') +
    k.flat('M-32 35Q0 46 32 35L29 42Q0 52 -29 42Z', '#fffdf4') +
    k.flat('M-14 58Q0 48 14 58Q8 62 0 62Q-8 62 -14 58Z', '#f0667a') +
    k.gild('M-72 -44Q0 -84 72 -44L68 -32Q0 -70 -68 -32Z') +
    curl('M-4 -72C-20 -90 -36 -78 -26 -68') +
    curl('M4 -72C20 -90 36 -78 26 -68') +
    k.cut(circle(0, -66, 9), accent, { edge: 1.4 }) +
    k.flat(ellipse(-44, 26, 9, 6), '#ff8f80', 0.4) +
    k.flat(ellipse(44, 26, 9, 6), '#ff8f80', 0.4) +
    k.cut('M-10 -88C-14 -102 -4 -108 2 -114C2 -104 12 -100 10 -88Z', main)
  );
}
