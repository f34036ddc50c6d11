import { useState } from 'react';
import type { OfficeCalls } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Told = OfficeCalls['/trading/hold']['data'];

export interface Place {
  readonly gpId: string;
  readonly matchId: string;
  /** Null: the whole match. */
  readonly market: { readonly id: string; readonly name: string } | null;
}

/** Has nothing taken on a match or a market, or has it taken again. */
export function HoldButton({ place, isHeld }: { place: Place; isHeld: boolean }) {
  const t = useTranslate('trading');
  const [isAsked, setAsked] = useState(false);
  const { gpId, matchId, market } = place;
  const what = market
    ? t(isHeld ? 'release_market' : 'hold_market')
    : t(isHeld ? 'release_match' : 'hold_match');
  return (
    <>
      <Button kind={market ? 'plain' : 'action'} onClick={() => setAsked(true)}>
        {what}
      </Button>
      {isAsked && (
        <CommandDialog<Told>
          title={market ? t('of_market', { what, market: market.name }) : what}
          note={t(isHeld ? 'release_note' : 'hold_note')}
          confirm={what}
          send={(reason) =>
            api.call(isHeld ? '/trading/release' : '/trading/hold', {
              ...{ gp_id: gpId, match_id: matchId, reason },
              ...(market && { market_id: market.id }),
            })
          }
          onDone={() => void readDeskAgain()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

export function readDeskAgain(): Promise<void> {
  return readAgain('/trading/board', '/trading/match', '/change-request/list', '/log/list');
}
