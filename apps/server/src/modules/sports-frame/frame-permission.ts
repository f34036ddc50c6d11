/** Whether an answer's headers let a page at `siteOrigin` show it in a frame. */
export function mayBeFramed(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  address: URL,
  siteOrigin: string,
): boolean {
  const policies = [headers['content-security-policy'] ?? []].flat().flatMap((value) => value.split(','));
  const ancestors = policies.flatMap((policy) => {
    const directive = policy.split(';').find((part) => /^\s*frame-ancestors(\s|$)/i.test(part));
    return directive === undefined ? [] : [directive.trim().split(/\s+/).slice(1)];
  });
  const site = new URL(siteOrigin);
  // where a policy speaks of frames, the older header says nothing
  if (ancestors.length > 0)
    return ancestors.every((sources) => sources.some((source) => matches(source, site, address)));
  const older = [headers['x-frame-options'] ?? []].flat().join(',').toLowerCase();
  return older === '' || (older === 'sameorigin' && address.origin === site.origin);
}

function matches(source: string, site: URL, address: URL): boolean {
  const wanted = source.toLowerCase();
  if (wanted === '*') return true;
  if (wanted === "'self'") return site.origin === address.origin;
  if (/^[a-z][a-z0-9+.-]*:$/.test(wanted)) return site.protocol === wanted;
  const [, scheme, host = '', port] =
    /^(?:([a-z][a-z0-9+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?\/?$/.exec(wanted) ?? [];
  if (scheme !== undefined && scheme !== site.protocol) return false;
  if (port !== '*' && (port ?? '') !== site.port) return false;
  return host.startsWith('*.') ? site.hostname.endsWith(host.slice(1)) : host === site.hostname;
}
