import { darken, lighten } from '../../drawing/color.ts';
import { petal, roundRect } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function bamboo(k: Kit): string {
  const { leaf } = k.ink;
  const stem = (x: number, w: number, tone: string, lean: number): string => {
    let out = '';
    for (let i = 0; i < 4; i++) {
      const y = 100 - i * 54;
      out +=
        k.cut(
          `M${-w / 2 + 1.5} ${y}Q${-w / 2 - 1} ${y - 26} ${-w / 2 + 1.5} ${y - 50}H${w / 2 - 1.5}Q${w / 2 + 1} ${y - 26} ${w / 2 - 1.5} ${y}Z`,
          tone,
          { turn: 0 },
        ) + k.cut(roundRect(-w / 2 - 2, y - 54, w + 4, 6, 3), lighten(tone, 0.2), { edge: 1.2 });
    }
    return at(out, x, 0, 1, lean);
  };
  const leaves = (x: number, y: number, angles: readonly number[], s: number): string =>
    angles
      .map((a) =>
        at(
          k.cut(petal(0, 0, 62, 17, 0, 0.8), a % 2 ? leaf : lighten(leaf, 0.16), {
            inside: k.line('M0 0V-56', darken(leaf, 0.4), 1.2, 0.5),
          }),
          x,
          y,
          s,
          a,
        ),
      )
      .join('');
  return at(
    stem(-44, 24, darken(leaf, 0.24), -3) +
      stem(36, 28, leaf, 4) +
      stem(-6, 22, darken(leaf, 0.1), 1) +
      leaves(36, -62, [70, 101, 132], 1) +
      leaves(-46, -28, [-62, -95, -128], 1) +
      leaves(-4, -96, [-30, 21, 55], 0.9) +
      leaves(40, 28, [83, 120], 0.8),
    0,
    0,
    0.86,
  );
}
