import type { Stage } from '../stage.ts';
import { peaks } from './peaks.ts';

export const ridgesSoft = (s: Stage): string => peaks({ ...s, horizon: s.horizon * 0.98 }, 2);
