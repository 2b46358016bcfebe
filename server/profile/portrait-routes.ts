import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/core/context.ts';
import { notFound, unauthorized } from '#server/core/refusal.ts';
import { sendStored } from '#server/files/send-stored.ts';
import { findPictureKey } from './queries/profile.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * For `<img>`: the session cookie is the credential. The address changes with the picture; each request checks the
 * right.
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
  const actor = await app.sessions.actorOfCookies(request.cookies);
  if (!actor) throw unauthorized();
  const { id } = request.params;
  if (!uuid.test(id)) throw notFound();
  const key = await findPictureKey(app.db, actor.school.id, id, part);
  if (!key) throw notFound();
  return sendStored(app, request, reply, { key, mime: 'image/jpeg' });
}
