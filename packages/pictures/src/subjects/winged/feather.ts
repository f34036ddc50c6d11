import { darken, lighten } from '../../drawing/color.ts';
import { ellipse } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function feather(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const d = 'M-62 92C-70 20 -30 -62 66 -98C86 -40 60 40 -20 74C-34 78 -50 84 -62 92Z';
  let barbs = '';
  for (let i = 0; i < 15; i++) {
    const t = i / 15;
    const [x, y] = [-54 + t * 112, 80 - t * 168 + Math.sin(t * 3) * 10];
    barbs += k.line(
      `M${x} ${y}Q${x - 16} ${y - 20} ${x - 24} ${y - 38}M${x} ${y}Q${x + 22} ${y + 4} ${x + 42} ${y - 6}`,
      i % 2 ? lighten(main, 0.5) : darken(main, 0.4),
      1.8,
      0.4,
    );
  }
  return (
    k.cut(d, main, {
      drop: 5,
      edge: 3,
      inside:
        k.flat(ellipse(30, -46, 40, 36), second) +
        k.flat(ellipse(34, -50, 27, 24), accent) +
        k.flat(ellipse(36, -52, 15, 13), darken(main, 0.5)) +
        k.flat(ellipse(33, -56, 5, 4), '#fff', 0.8) +
        barbs +
        k.flat('M66 -98L40 -30L52 -22Z', '#000', 0.06),
    }) +
    k.flat('M-50 22L-26 30L-46 34ZM20 38L8 20L30 28Z', darken(main, 0.7), 0.5) +
    k.line('M-78 108C-50 60 0 -10 56 -84', darken(gold, 0.4), 5.5) +
    k.line('M-78 107C-50 59 0 -11 56 -85', lighten(gold, 0.5), 2.6)
  );
}
