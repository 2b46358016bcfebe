import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actorOfCookie, sessionCookie } from '#server/auth/index.ts';
import type { AppContext } from '#server/core/context.ts';
import { notFound, unauthorized } from '#server/core/refusal.ts';
import { refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import { contentDisposition } from '#server/files/content-disposition.ts';
import { findFile } from '#server/files/find-file.ts';
import { readRange } from '#server/files/read-range.ts';
import type { files } from '#server/files/schema/file.ts';

type StoredFile = typeof files.$inferSelect;

interface Part {
  readonly storageKey: string;
  readonly mime: string;
  readonly size: number | null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Files for `<img>`, `<video>` and frames, which cannot send a bearer token: the session cookie says who asks, and
 * the right to the notice is checked at each request, so that a link dies with the right to it. Reads only.
 */
export function registerFileRoutes(http: FastifyInstance, app: AppContext): void {
  http.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const file = await readableFile(app, request);
    return sendPart(app, request, reply, file, {
      storageKey: file.storageKey,
      mime: file.mime,
      size: file.size,
    });
  });
  http.get<{ Params: { id: string; part: string } }>('/files/:id/:part', async (request, reply) => {
    const file = await readableFile(app, request);
    return sendPart(app, request, reply, file, partOf(file, request.params.part));
  });
}

async function readableFile(
  app: AppContext,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<StoredFile> {
  const cookie = request.cookies[sessionCookie];
  const actor = cookie ? await actorOfCookie(app, cookie) : null;
  if (!actor) throw unauthorized();
  refuseUnlessMayCall('download', actor);
  if (!uuid.test(request.params.id)) throw notFound();
  const file = await findFile(app, app.db, actor, request.params.id);
  if (!file) throw notFound();
  return file;
}

function partOf(file: StoredFile, part: string): Part {
  if (part === 'preview' && file.previewKey)
    return { storageKey: file.previewKey, mime: 'text/html; charset=utf-8', size: null };
  if (part === 'cover' && file.coverKey) return { storageKey: file.coverKey, mime: 'image/webp', size: null };
  if (part === 'thumb' && file.thumbKey) return { storageKey: file.thumbKey, mime: 'image/webp', size: null };
  const rendition = file.renditions.find((each) => each.id === part);
  if (!rendition) throw notFound();
  return { storageKey: rendition.storageKey, mime: rendition.mime, size: null };
}

/** Nothing a user uploaded may run: no script, no form, no request of its own. */
const isolation =
  "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'";

async function sendPart(
  app: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  part: Part,
): Promise<FastifyReply> {
  const size = part.size ?? (await app.files.size(part.storageKey));
  reply.headers({
    'content-type': part.mime,
    'content-security-policy': isolation,
    'content-disposition': contentDisposition('inline', file.name),
    'cache-control': 'private, no-cache',
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
    etag: `"${part.storageKey}"`,
  });
  if (request.headers['if-none-match'] === `"${part.storageKey}"`) return reply.status(304).send();
  const range = readRange(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send();
  if (range) {
    reply.status(206).headers({
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
      'content-length': String(range.end - range.start + 1),
    });
  } else reply.header('content-length', String(size));
  return reply.send(await app.files.open(part.storageKey, range ?? undefined));
}
