import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const database = {
  NODE_ENV: 'sandbox',
  DATABASE_URL: 'postgres://owner@127.0.0.1/halls',
  DATA_KEYS: `a:${Buffer.alloc(32).toString('base64')}`,
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe('readSettings', () => {
  it('needs nothing but a database in sandbox', () => {
    expect(readSettings(database)).toMatchObject({
      mode: 'sandbox',
      port: 3000,
      host: '127.0.0.1',
      rateLimits: true,
    });
  });

  it.each(['prod', 'Production', 'staging', ' production', 'PRODUCTION', 'development'])(
    'takes NODE_ENV "%s" for neither mode',
    (word) => {
      expect(problemsOf({ ...database, NODE_ENV: word })).toEqual([
        `NODE_ENV must be "sandbox" or "production", not ${JSON.stringify(word)}`,
      ]);
    },
  );

  it('takes a bucket for uploads whole or not at all', () => {
    const some = { ...database, UPLOADS_BUCKET: 'https://s3.example/pictures/', UPLOADS_BUCKET_REGION: 'eu' };
    expect(problemsOf(some)).toEqual([
      'UPLOADS_BUCKET_KEY_ID is missing',
      'UPLOADS_BUCKET_SECRET is missing',
    ]);
    const all = { ...some, UPLOADS_BUCKET_KEY_ID: 'a', UPLOADS_BUCKET_SECRET: 'b' };
    expect(readSettings(all).uploadsBucket).toEqual({
      ...{ address: 'https://s3.example/pictures', region: 'eu', keyId: 'a', secret: 'b' },
    });
    expect(readSettings(database).uploadsBucket).toBeNull();
  });

  it('has no mode of its own', () => {
    expect(problemsOf({ ...database, NODE_ENV: '' })).toEqual([
      'NODE_ENV is missing; it must be "sandbox" or "production"',
    ]);
  });

  it('names everything that production misses at once', () => {
    expect(problemsOf({ NODE_ENV: 'production', RATE_LIMITS: 'off', PORT: 'many' })).toEqual([
      expect.stringMatching(/^PORT /),
      'DATA_KEYS is missing',
      'DATABASE_URL is missing',
      'SERVER_SECRET is missing',
      'PROVIDER_SECRETS is missing',
      'RATE_LIMITS is off',
    ]);
  });

  it('refuses the secrets of the sandbox in production', () => {
    const problems = problemsOf({
      ...database,
      NODE_ENV: 'production',
      SERVER_SECRET: readSettings(database).serverSecret,
      PROVIDER_SECRETS: '{"GPTS":{"key_id":"sandbox","secret":"sandbox-provider-secret"}}',
    });
    expect(problems).toEqual([
      'SERVER_SECRET is the one of the sandbox',
      'PROVIDER_SECRETS holds a secret of the sandbox',
    ]);
  });

  it.each([
    ['', 'is missing'],
    [':a', 'a key is written as name:base64, the name of letters, digits, _ and -'],
    ['a:c2hvcnQ=', 'the key "a" is not 32 bytes in base64'],
    [`${database.DATA_KEYS},${database.DATA_KEYS}`, 'two keys have the same name'],
  ])('says what is wrong with the keys "%s"', (keys, problem) => {
    expect(problemsOf({ ...database, DATA_KEYS: keys })).toEqual([`DATA_KEYS ${problem}`]);
  });

  it('takes an empty variable for an unset one', () => {
    expect(readSettings({ ...database, PORT: '' }).port).toBe(3000);
  });
});
