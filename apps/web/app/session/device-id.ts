const key = 'device_id';

/** A random id of this browser, which sites that know their members' devices ask for. */
export function deviceId(): string {
  const known = window.localStorage.getItem(key);
  if (known) return known;
  const made = crypto.randomUUID();
  window.localStorage.setItem(key, made);
  return made;
}
