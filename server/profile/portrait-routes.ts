import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actorOfCookie, sessionCookie } from '#server/auth/index.ts';
import type { AppContext } from '#server/core/context.ts';
import { notFound, unauthorized } from '#server/core/refusal.ts';
import { profiles } from './schema.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * People's pictures for `<img>`: the session cookie says who asks, and only those of one school see each other. The
 * address changes with the picture, and the right to it is looked at each time.
 */
export function registerPortraitRoutes(http: FastifyInstance, app: AppContext): void {
  http.get<{ Params: { id: string } }>('/portraits/:id', (request, reply) =>
    sendPortrait(app, request, reply, 'pictureKey'),
  );
  http.get<{ Params: { id: string } }>('/portraits/:id/small', (request, reply) =>
    sendPortrait(app, request, reply, 'smallPictureKey'),
  );
}

async function sendPortrait(
  app: AppContext,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
  part: 'pictureKey' | 'smallPictureKey',
): Promise<FastifyReply> {
  const cookie = request.cookies[sessionCookie];
  const actor = cookie ? await actorOfCookie(app, cookie) : null;
  if (!actor) throw unauthorized();
  const { id } = request.params;
  if (!uuid.test(id)) throw notFound();
  const [row] = await app.db
    .select({ key: profiles[part] })
    .from(profiles)
    .where(and(eq(profiles.schoolId, actor.school.id), eq(profiles.pictureId, id)));
  if (!row?.key) throw notFound();
  const etag = `"${row.key}"`;
  reply.headers({
    'content-type': 'image/jpeg',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-cache',
    'cross-origin-resource-policy': 'same-origin',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  reply.header('content-length', String(await app.files.size(row.key)));
  return reply.send(await app.files.open(row.key));
}
