import type { Currency } from '@halls/contract';
import type { Operator } from '#platform/actor.ts';
import type { FigureFilter } from './figure-filter.repo.ts';
import { reachOfReports, type ReportDeps } from './names-of.ts';

/** What every report can be narrowed down by, as the wire has it. */
export interface AskedFigures {
  readonly from: string;
  readonly to: string;
  readonly site_id?: number | undefined;
  readonly currency?: Currency | undefined;
  readonly gt_id?: number | undefined;
  readonly gp_id?: string | undefined;
  readonly game_code?: string | undefined;
}

/** The filter of what is asked for, as far as its asker may see. */
export function filterOf(
  deps: Pick<ReportDeps, 'sites'>,
  asked: AskedFigures,
  holder: Pick<Operator, 'grants'>,
): FigureFilter {
  return {
    reach: reachOfReports(deps, holder, asked.site_id),
    from: asked.from,
    to: asked.to,
    currency: asked.currency,
    gtId: asked.gt_id,
    gpId: asked.gp_id,
    gameCode: asked.game_code,
  };
}
