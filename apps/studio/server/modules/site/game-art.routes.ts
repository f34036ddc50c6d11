import { createHash } from 'node:crypto';
import { sceneSvg, symbolSvg } from '@halls/pictures';
import { houseGames } from '@halls/house-games';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const symbolsOfTheme = new Map(
  houseGames.map(({ theme }) => [theme.id, new Set<string>([...theme.symbols, 'wild', 'scatter'])]),
);

/** `/art/<theme>/scene.svg` and `/art/<theme>/<symbol>.svg`, drawn once and kept. */
export async function gameArtRoutes(http: FastifyInstance): Promise<void> {
  const kept = new Map<string, { svg: string; etag: string }>();

  http.get<{ Params: { theme: string; file: string } }>('/art/:theme/:file', async (request, reply) => {
    const { theme, file } = request.params;
    const name = /^([a-z]+)\.svg$/.exec(file)?.[1];
    const symbols = symbolsOfTheme.get(theme);
    if (!name || !symbols || !(name === 'scene' || symbols.has(name)))
      return reply.code(404).send({ error: 'not_found' });
    const key = `${theme}/${name}`;
    let picture = kept.get(key);
    if (!picture) {
      const svg = name === 'scene' ? sceneSvg(theme) : symbolSvg(theme, name as never);
      picture = { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 20)}"` };
      kept.set(key, picture);
    }
    return sendPicture(request, reply, picture);
  });
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: { svg: string; etag: string },
): FastifyReply {
  reply.header('etag', picture.etag).header('cache-control', 'public, max-age=3600');
  if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
  return reply.type('image/svg+xml').send(picture.svg);
}
