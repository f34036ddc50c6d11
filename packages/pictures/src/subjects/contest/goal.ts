import { darken } from '../../drawing/color.ts';
import { circle, ellipse } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';
import { ball } from './ball.ts';

export function goal(k: Kit): string {
  const net =
    Array.from({ length: 13 }, (_, i) =>
      k.line(`M${-90 + i * 15} -66L${-74 + i * 12.3} 50`, '#fff', 1.6, 0.55),
    ).join('') +
    Array.from({ length: 9 }, (_, i) =>
      k.line(`M${-90 + i * 1.8} ${-54 + i * 13}H${90 - i * 1.8}`, '#fff', 1.6, 0.55),
    ).join('');
  return (
    k.flat('M-92 -68H92L74 52H-74Z', '#0a1a12', 0.4) +
    net +
    k.line('M-96 62V-74H96V62', darken('#ffffff', 0.35), 13) +
    k.line('M-96 60V-74H96V60', '#ffffff', 9) +
    k.line('M-98 56V-77H94', '#fff', 2, 0.9) +
    k.flat(ellipse(18, 88, 52, 10), '#000', 0.35) +
    [
      [-60, -30, 0.2],
      [-36, -4, 0.35],
      [-12, 18, 0.5],
    ]
      .map(([x, y, o]) => k.flat(circle(x!, y!, 20 + o! * 20), '#fff', o! * 0.35))
      .join('') +
    at(ball(k), 20, 42, 0.5, 18)
  );
}
