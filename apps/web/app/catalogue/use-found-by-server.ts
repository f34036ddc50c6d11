import { useEffect, useState } from 'react';
import { isHallId } from '@halls/contract';
import { api } from '#app/api/browser-client.ts';
import { useCurrency } from '#app/page/use-currency.ts';

/** After the last letter. */
const restMs = 200;
const nothing: ReadonlySet<number> = new Set();

/**
 * What the server finds in a hall by the words, in whatever language, by pinyin or romaji: ids of games. Nothing while
 * it is asked; a word that is typed on is not asked for.
 */
export function useFoundByServer(wanted: string, hallId: number | undefined): ReadonlySet<number> {
  const currency = useCurrency();
  const [found, setFound] = useState({ wanted: '', ids: nothing });
  const words = wanted.trim();
  useEffect(() => {
    if (words === '' || !isHallId(hallId)) return;
    const stop = new AbortController();
    const ask = async () => {
      const body = { tag: 'all', text: words, gt_id: hallId, currency };
      const answer = await api.call('/v2/get_tag_game_list', body, { reads: true, signal: stop.signal });
      // without an answer the page shows what it finds itself
      if (answer.ok) setFound({ wanted: words, ids: new Set(answer.data.info.map(({ id }) => id)) });
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words, hallId, currency]);
  return found.wanted === words ? found.ids : nothing;
}
