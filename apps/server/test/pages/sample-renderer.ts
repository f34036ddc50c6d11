import type { PageRenderer } from '@halls/contract/page';

/** Stands for the web build: what it makes says who made it, and some addresses do what no page should. */
export const renderer: PageRenderer = {
  languages: ['en_US'],
  async render({ url }, api) {
    const { pathname } = new URL(url);
    if (pathname === '/end') process.exit(1);
    if (pathname === '/hang') while (true);
    if (pathname === '/fail') throw new Error('as arranged');
    const { code } = await api('/arks/web/footer', {});
    const html = `${code} ${pathname}`;
    return {
      kind: 'document',
      status: 200,
      html,
      inline: { scripts: [], styles: [] },
      isWhole: true,
      cookies: [],
    };
  },
};
