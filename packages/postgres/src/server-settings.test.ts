import { describe, expect, it } from 'vitest';
import { chooseServerSettings } from './server-settings.ts';

const gigabyte = 2 ** 30;

describe('chooseServerSettings', () => {
  it.each([
    [0.5, { shared_buffers: '128MB', effective_cache_size: '256MB', max_wal_size: '1GB' }],
    [2, { shared_buffers: '128MB', effective_cache_size: '1024MB', max_wal_size: '1GB' }],
    [8, { shared_buffers: '256MB', effective_cache_size: '4096MB', max_wal_size: '2GB' }],
    [1_024, { shared_buffers: '512MB', effective_cache_size: '65536MB', max_wal_size: '2GB' }],
  ])('takes its share of %s GB, within bounds', (memory, settings) => {
    expect(chooseServerSettings(memory * gigabyte)).toMatchObject(settings);
  });

  it('leaves durability alone', () => {
    const settings = Object.keys(chooseServerSettings(8 * gigabyte));
    expect(
      settings.filter((name) => /fsync|synchronous_commit|full_page_writes|wal_level/.test(name)),
    ).toEqual([]);
  });
});
