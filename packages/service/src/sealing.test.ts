import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSealing, isSealed, readSealingKeys, SealingError } from './sealing.ts';

const newKey = (id: string) => ({ id, key: randomBytes(32) });

describe('sealing', () => {
  const former = newKey('a');
  const current = newKey('b');
  const sealing = createSealing([current, former]);

  it('opens what it sealed, and shows nothing of it', () => {
    const sealed = sealing.seal('secret ✓', 'place:1');
    expect(sealed).not.toContain('secret');
    expect(isSealed(sealed)).toBe(true);
    expect(sealing.open(sealed, 'place:1')).toBe('secret ✓');
  });

  it('never seals twice alike', () => {
    expect(sealing.seal('one', 'place')).not.toBe(sealing.seal('one', 'place'));
  });

  it('does not open in another place, or what was changed', () => {
    const sealed = sealing.seal('secret', 'place:1');
    const at = sealed.length - 3;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(() => sealing.open(sealed, 'place:2')).toThrow(SealingError);
    expect(() => sealing.open(changed, 'place:1')).toThrow(SealingError);
    expect(() => sealing.open('in clear', 'place:1')).toThrow('this is not sealed text');
  });

  it('opens with a former key, and says that it is one', () => {
    const old = createSealing([former]).seal('secret', 'place');
    expect(sealing.open(old, 'place')).toBe('secret');
    expect(sealing.isCurrent(old)).toBe(false);
    expect(sealing.isCurrent(sealing.seal('secret', 'place'))).toBe(true);
  });

  it('names the key that is missing or wrong', () => {
    const sealed = sealing.seal('secret', 'place');
    expect(() => createSealing([former]).open(sealed, 'place')).toThrow('the key "b" is not among');
    expect(() => createSealing([newKey('b')]).open(sealed, 'place')).toThrow('the key "b" does not open');
  });
});

describe('readSealingKeys', () => {
  const encoded = randomBytes(32).toString('base64');

  it('reads names and keys in their order', () => {
    const keys = readSealingKeys(`new:${encoded}, old:${randomBytes(32).toString('base64')}`);
    expect(keys.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(keys[0]?.key.toString('base64')).toBe(encoded);
  });

  it.each(['', 'x', 'a:c2hvcnQ=', `a b:${encoded}`, `a:${encoded},a:${encoded}`, `a:${encoded}:z`])(
    'refuses %j without showing a key',
    (text) => {
      expect(() => readSealingKeys(text)).toThrow(SealingError);
      expect(() => readSealingKeys(text)).not.toThrow(encoded);
    },
  );
});
