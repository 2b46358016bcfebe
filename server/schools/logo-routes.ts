import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { actorOfCookie, sessionCookie } from '#server/auth/index.ts';
import type { AppContext } from '#server/core/context.ts';
import { notFound, unauthorized } from '#server/core/refusal.ts';
import { isReachedBy } from './queries/reached.ts';
import { schools } from './schema.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** [ML-01] Logos for `<img>`: the session cookie says who asks. A school sees its own, the office those of its reach. */
export function registerLogoRoutes(http: FastifyInstance, app: AppContext): void {
  http.get<{ Params: { id: string } }>('/logos/:id', async (request, reply) => {
    const cookie = request.cookies[sessionCookie];
    const actor = cookie ? await actorOfCookie(app, cookie) : null;
    if (!actor) throw unauthorized();
    const { id } = request.params;
    if (!uuid.test(id)) throw notFound();
    const isSeen = actor.school.id === 0 ? isReachedBy(actor, schools.id) : eq(schools.id, actor.school.id);
    const [row] = await app.db
      .select({ key: schools.logoKey })
      .from(schools)
      .where(and(eq(schools.logoId, id), isSeen));
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
  });
}
