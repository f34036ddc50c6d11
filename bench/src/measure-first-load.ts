import { get } from 'node:http';
import { startServer } from '@halls/testkit';
import type { Measurement } from './measurement.ts';

const atMostKb = 115;

/** The JavaScript that the home page's document names, in tags or for its own loader, as it comes over the wire to a browser with gzip. */
export const measureFirstLoad: Measurement = {
  name: 'first-load',
  title: 'JavaScript on the first load of the home page',
  async run(workspace) {
    const server = await startServer({ databaseUrl: await workspace.createDatabase('first_load') });
    try {
      const document = await (await fetch(`${server.url}/`)).text();
      const scripts = new Set(document.match(/(?<=")\/assets\/[^"]+\.js(?=")/g));
      if (scripts.size === 0) throw new Error('the document names no script');
      const sizes = await Promise.all([...scripts].map((path) => readCompressedBytes(server.url + path)));
      const value = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
      return [
        {
          name: 'JavaScript on first load, gzip',
          unit: 'kB',
          value,
          besideName: 'what it may be',
          beside: atMostKb,
          ratio: value / atMostKb,
          target: { of: 'value', atMost: atMostKb },
          details: { files: scripts.size },
        },
      ];
    } finally {
      await server.stop();
    }
  },
};

function readCompressedBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      if (response.statusCode !== 200 || response.headers['content-encoding'] !== 'gzip')
        return reject(new Error(`${url} answered ${response.statusCode} without gzip`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
