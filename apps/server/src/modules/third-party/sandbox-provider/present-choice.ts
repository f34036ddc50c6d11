import { sandboxProvider } from './sandbox-client.ts';

export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly challenge: string;
}

const people = ['Anna', 'Binh', 'Chen'] as const;

/** The provider's page: who one would like to be. Links and no form, since a form may not lead to another origin. */
export function presentChoice(request: AuthorizationRequest): string {
  const links = people.map(
    (name) => `<li><a href="${addressOf(request, name.toLowerCase())}">${name}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${sandboxProvider.name}</title>
<h1>${sandboxProvider.name}</h1>
<p>Who would you like to be? Nobody checks: this is a sandbox.</p>
<ul>${links.join('')}</ul>
<p><a href="${addressOf(request, null)}">Go back without saying</a></p>
</html>`;
}

function addressOf(request: AuthorizationRequest, person: string | null): string {
  const query = new URLSearchParams({
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    state: request.state,
    nonce: request.nonce,
    code_challenge: request.challenge,
    ...(person && { person }),
  });
  return `${sandboxProvider.path}/choose?${query.toString().replaceAll('&', '&amp;')}`;
}
