import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/core/context.ts';
import { notFound, unauthorized } from '#server/core/refusal.ts';
import { schools } from '#server/directory/schema.ts';
import { sendStored } from '#server/files/send-stored.ts';
import { isReachedBy } from './queries/reached.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** [ML-01] Logos for `<img>`: the session cookie says who asks. A school sees its own, the office those of its reach. */
export function registerLogoRoutes(http: FastifyInstance, app: AppContext): void {
  http.get<{ Params: { id: string } }>('/logos/:id', async (request, reply) => {
    const actor = await app.sessions.actorOfCookies(request.cookies);
    if (!actor) throw unauthorized();
    const { id } = request.params;
    if (!uuid.test(id)) throw notFound();
    const isSeen = actor.school.id === 0 ? isReachedBy(actor, schools.id) : eq(schools.id, actor.school.id);
    const [row] = await app.db
      .select({ key: schools.logoKey })
      .from(schools)
      .where(and(eq(schools.logoId, id), isSeen));
    if (!row?.key) throw notFound();
    return sendStored(app, request, reply, { key: row.key, mime: 'image/jpeg' });
  });
}
