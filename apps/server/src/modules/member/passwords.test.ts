import { expect, test } from 'vitest';
import { leastTimes } from '@halls/testkit';
import { BusyError } from '#platform/busy-error.ts';
import { createPasswords } from './passwords.ts';

test('hashes are argon2id at the parameters that OWASP asks for, and salted', async () => {
  const passwords = createPasswords();
  const [one, two] = await Promise.all([passwords.hash('demo1234'), passwords.hash('demo1234')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$(?=.*m=19456)(?=.*t=2)(?=.*p=1)/);
  expect(one).not.toBe(two);
  expect(await passwords.verify('demo1234', one)).toBe(true);
  expect(await passwords.verify('demo1235', one)).toBe(false);
});

test('a password of nobody is refused in the time that a real one takes', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('demo1234');
  await passwords.verify('x', null);
  const refused = async (passwordHash: string | null) =>
    expect(await passwords.verify('wrong', passwordHash)).toBe(false);
  const { ratio } = await leastTimes({ one: () => refused(null), other: () => refused(stored) });
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('what does not fit in the queue is refused at once, and the rest is done', async () => {
  const passwords = createPasswords({ atOnce: 1, waiting: 2 });
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => passwords.hash('demo1234')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(3);
  for (const result of refused) expect(result.reason).toBeInstanceOf(BusyError);
  expect(await passwords.hash('again')).toContain('argon2id');
});
