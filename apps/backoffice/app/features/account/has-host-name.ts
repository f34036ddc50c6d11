/** Whether an address is by name: browsers make passkeys for no other. */
export function hasHostName(hostname: string): boolean {
  return !/^\[|^[\d.]+$/.test(hostname);
}
