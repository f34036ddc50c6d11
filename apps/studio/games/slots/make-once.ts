/** What has been made of a key before; where nothing has, it is made now. */
export function makeOnce<Key extends WeakKey, Made extends object>(
  known: WeakMap<Key, Made>,
  key: Key,
  make: (key: Key) => Made,
): Made {
  const made = known.get(key);
  if (made) return made;
  const fresh = make(key);
  known.set(key, fresh);
  return fresh;
}
