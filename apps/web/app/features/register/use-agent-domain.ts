import { useEffect } from 'react';
import { reads, useRead } from '#app/api/reads.ts';
import { writeCookie } from '#app/page/cookies.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import type { Currency } from '#app/page/wire-types.ts';

/** What the domain that the visitor came by says of a registration; nothing where it is no agent's. */
export function useAgentDomain(): { isKnown: boolean; currency: Currency | null } {
  const minutes = useSiteData()?.linkMinutes ?? 0;
  const { data, isAsking } = useRead(
    reads.of('/arks/web/check-agent-domain', { host: window.location.host }),
  );
  const agentId = data?.agent_id ?? null;
  useEffect(() => {
    if (agentId !== null) writeCookie('agent_domain_id', String(agentId), minutes * 60);
  }, [agentId, minutes]);
  return { isKnown: data !== undefined || !isAsking, currency: data?.currency ?? null };
}
