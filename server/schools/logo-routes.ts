import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/core/context.ts';
import { notFound, unauthorized } from '#server/core/refusal.ts';
import { sendStored } from '#server/files/send-stored.ts';
import { findLogoKey } from './queries/school-facts.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** [ML-01] For `<img>`: the session cookie is the credential. The office sees logos of its reach. */
export function registerLogoRoutes(http: FastifyInstance, app: AppContext): void {
  http.get<{ Params: { id: string } }>('/logos/:id', async (request, reply) => {
    const actor = await app.sessions.actorOfCookies(request.cookies);
    if (!actor) throw unauthorized();
    const { id } = request.params;
    if (!uuid.test(id)) throw notFound();
    const key = await findLogoKey(app.db, actor, id);
    if (!key) throw notFound();
    return sendStored(app, request, reply, { key, mime: 'image/jpeg' });
  });
}
