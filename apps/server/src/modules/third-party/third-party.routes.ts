import { linkThirdParty, thirdPartyLogin, thirdPartyProviders } from '@halls/contract/third-party';
import { presentLogin, visitOf, type AdmissionDeps } from '#modules/login';
import { hashOfDevice } from '#modules/member';
import { implement, type Implementation } from '#platform/call.ts';
import { hashOfSecret } from '#platform/one-time-secret.ts';
import { fail, succeed } from '#platform/result.ts';
import { listProviders, type ProviderStore } from './identity-provider.repo.ts';
import { linkThirdParty as link } from './link-third-party.ts';
import { logInByThirdParty } from './log-in-by-third-party.ts';

export function thirdPartyRoutes(
  deps: ProviderStore & { readonly admission: AdmissionDeps },
): Implementation[] {
  return [
    implement(thirdPartyProviders, async (_input, call) => {
      const providers = await listProviders(deps.sql, call.site.siteId);
      return succeed({ list: providers.map(({ providerId, name }) => ({ provider_id: providerId, name })) });
    }),
    implement(thirdPartyLogin, async (input, call) => {
      const deviceHash = input.udid ? hashOfDevice(input.udid) : null;
      const result = await logInByThirdParty(deps, shownBy(input, call), {
        ...visitOf(call, input),
        deviceHash,
      });
      return result.kind === 'not_linked' ? fail(301, { name: result.name }) : presentLogin(result);
    }),
    implement(linkThirdParty, (input, call) => link(deps.sql, call.actor, shownBy(input, call))),
  ];
}

function shownBy(
  { ticket, verifier }: { ticket: string; verifier: string },
  { site, now }: { site: { siteId: number }; now: Date },
) {
  const windowHash = hashOfSecret(verifier);
  return { ticketHash: hashOfSecret(ticket), siteId: site.siteId, windowHash, now };
}
