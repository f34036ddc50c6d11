import { describe, expect, it, vi } from 'vitest';
import { createLoaderApi } from './loader-api.ts';

const failing = () => Promise.resolve({ ok: false, code: 503 } as const);

describe('what a loader reads', () => {
  it('comes without its envelope', async () => {
    const { read, readOptional } = createLoaderApi((path) =>
      Promise.resolve({ ok: true, data: { of: path } }),
    );
    expect(await read('/web/logo', {})).toEqual({ of: '/web/logo' });
    expect(await readOptional('/arks/web/footer', {})).toEqual({ of: '/arks/web/footer' });
  });

  it('ends the page with 503 when the page is nothing without it', async () => {
    const { read } = createLoaderApi(failing);
    await expect(read('/web/logo', {})).rejects.toMatchObject({ init: { status: 503 } });
  });

  it('ends the page with 404 when it is not there', async () => {
    const { read } = createLoaderApi(() => Promise.resolve({ ok: false, code: 404 }));
    await expect(read('/web/logo', {})).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('is noted as missing when the page does without it', async () => {
    const onMissing = vi.fn<(path: string) => void>();
    const { readOptional } = createLoaderApi(failing, onMissing);
    expect(await readOptional('/web/logo', {})).toBeNull();
    expect(onMissing).toHaveBeenCalledWith('/web/logo');
  });
});
