import { darken, lighten } from '../../drawing/color.ts';
import { ellipse, poly, smooth } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function junk(k: Kit): string {
  const { main, second, gold, pale } = k.ink;
  const hull = smooth(
    [
      [-92, 20],
      [-84, 18],
      [-60, 30],
      [0, 36],
      [56, 30],
      [78, 8],
      [98, -2],
      [100, 6],
      [88, 40],
      [66, 70],
      [20, 78],
      [-44, 76],
      [-74, 58],
    ],
    true,
    0.7,
  );
  const sail = (x: number, top: number, foot: number, w: number, tone: string): string => {
    const d = `M${x - w * 0.42} ${foot}Q${x - w * 0.62} ${(top + foot) / 2} ${x - w * 0.22} ${top}L${x + w * 0.42} ${top + 10}Q${x + w * 0.72} ${(top + foot) / 2} ${x + w * 0.5} ${foot}Z`;
    let battens = '';
    for (let i = 1; i < 6; i++) {
      const y = top + ((foot - top) * i) / 6;
      battens +=
        k.line(
          `M${x - w * 0.6} ${y + 2}Q${x} ${y - 7} ${x + w * 0.7} ${y + 3}`,
          darken(tone, 0.55),
          2.4,
          0.7,
        ) +
        k.line(
          `M${x - w * 0.6} ${y + 4.2}Q${x} ${y - 4.8} ${x + w * 0.7} ${y + 5.2}`,
          lighten(tone, 0.5),
          1.2,
          0.5,
        );
    }
    return (
      k.line(`M${x} ${top - 12}L${x} ${foot + 20}`, darken(gold, 0.6), 4.5) +
      k.cut(d, tone, { drop: 4, inside: battens })
    );
  };
  let planks = '';
  for (let i = 0; i < 4; i++)
    planks += k.line(`M-86 ${34 + i * 11}Q0 ${50 + i * 11} 94 ${20 + i * 12}`, darken(second, 0.6), 1.6, 0.6);
  return (
    sail(46, -66, 16, 54, darken(main, 0.16)) +
    sail(-52, -58, 22, 50, darken(main, 0.08)) +
    sail(0, -98, 22, 84, main) +
    k.cut(
      poly([
        [-2, -112],
        [22, -106],
        [-2, -99],
      ]),
      k.ink.accent,
    ) +
    k.cut(hull, second, { inside: planks, drop: 5 }) +
    k.gild(
      smooth(
        [
          [-92, 20],
          [-60, 31],
          [0, 37],
          [56, 31],
          [80, 9],
          [99, -2],
          [98, 8],
          [84, 22],
          [58, 40],
          [0, 47],
          [-62, 41],
          [-88, 28],
        ],
        true,
        0.7,
      ),
    ) +
    [-44, -16, 12, 40]
      .map(
        (x) =>
          `<circle cx="${x}" cy="${58 - Math.abs(x) * 0.06}" r="6" fill="${darken(gold, 0.5)}"/><circle cx="${x}" cy="${58 - Math.abs(x) * 0.06}" r="3.8" fill="${lighten(gold, 0.55)}"/>`,
      )
      .join('') +
    k.eye(78, 28, 8, k.ink.accent) +
    at(`<circle r="7" fill="${lighten(k.ink.accent, 0.3)}"/>`, -86, 12) +
    k.flat(
      ellipse(-86, 12, 16, 16),
      k.sketch.radial([
        [0, pale, 0.8],
        [1, pale, 0],
      ]),
    )
  );
}
