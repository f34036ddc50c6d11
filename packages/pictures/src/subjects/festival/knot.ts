import { darken, lighten } from '../../drawing/color.ts';
import { circle, poly, roundRect } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function knot(k: Kit): string {
  const { main, accent } = k.ink;
  const cord = (d: string): string =>
    k.line(d, darken(main, 0.55), 13) + k.line(d, main, 9.5) + k.line(d, lighten(main, 0.45), 2.4, 0.7);
  let lattice = '';
  for (let i = -2; i <= 2; i++) lattice += cord(`M-38 ${i * 18}H38`);
  for (let i = -2; i <= 2; i++) lattice += cord(`M${i * 18} -38V38`);
  const loop = 'M38 -36C64 -56 78 -24 38 -18M38 18C78 24 64 56 38 36M38 -9C70 -12 70 12 38 9';
  const loops = [0, 90, 180, 270].map((a) => `<g transform="rotate(${a})">${cord(loop)}</g>`).join('');
  return (
    cord('M0 -112V-70') +
    cord('M0 -70a9 11 0 1 1 0.1 0') +
    at(loops + lattice, 0, -10, 0.9, 45) +
    k.gild(circle(0, 62, 9)) +
    [-9, -6, -3, 0, 3, 6, 9]
      .map((x) => k.line(`M${x * 0.5} 70L${x} 116`, x % 2 ? accent : main, 3))
      .join('') +
    k.gild(roundRect(-8, 72, 16, 7, 2)) +
    k.gild(
      poly([
        [0, -22],
        [12, -10],
        [0, 2],
        [-12, -10],
      ]),
    )
  );
}
