import { BlockList, isIP } from 'node:net';

const longestAddress = 2_048;

/**
 * The address as it may be asked for, or null: of an origin that is allowed, written in its one usual form. Numbers in
 * the place of a host, names of users and whatever else reads otherwise than it is are nobody's way to write an address.
 */
export function judgeFrameAddress(address: string, allowedOrigins: readonly string[]): URL | null {
  if (address.length > longestAddress || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (!allowedOrigins.includes(url.origin)) return null;
  const start = address.slice(0, url.origin.length).toLowerCase();
  const isUsual = start === url.origin && /^(?:[/?#]|$)/.test(address.slice(url.origin.length));
  // a user's name before another host would also begin like this
  return isUsual && !/[\\@\s]/.test(address.split(/[?#]/, 1)[0] ?? '') ? url : null;
}

/** Whether the host of an origin is an address itself: then being on the list is all that it needs. */
export function isAddressItself(url: URL): boolean {
  return isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
}

/** Whether an address is one of the public network; what leads to houses, machines or nowhere is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  // all that stands for an address of version 4 lies outside of what is given out, or is listed
  return givenOut.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** What addresses of version 6 are given out of. */
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

const notPublic = new BlockList();
const networks4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3';
// Teredo and what else stands for something, documents, 6to4
const networks6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';
for (const [networks, family] of [
  [networks4, 'ipv4'],
  [networks6, 'ipv6'],
] as const)
  for (const network of networks.split(' ')) {
    const [start = '', bits] = network.split('/');
    notPublic.addSubnet(start, Number(bits), family);
  }
