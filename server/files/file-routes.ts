import type { FastifyInstance, FastifyRequest } from 'fastify';
import { extensionOf, isDownloadOnly } from '#contract/files/file-kinds.ts';
import type { AppContext, ReadableFile } from '#server/core/context.ts';
import { notFound, unauthorized } from '#server/core/refusal.ts';
import { refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import { findFile } from './find-file.ts';
import { type StoredPart, sendStored } from './send-stored.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Tags and frames send a cookie but no token. Rooms are asked each time, so a link ends with the right. */
export function registerFileRoutes(http: FastifyInstance, app: AppContext): void {
  http.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const file = await readableFile(app, request);
    const whole = { key: file.storageKey, mime: file.mime, size: file.size };
    return sendStored(app, request, reply, { ...whole, ...shownAs(file) });
  });
  http.get<{ Params: { id: string; part: string } }>('/files/:id/:part', async (request, reply) => {
    const file = await readableFile(app, request);
    return sendStored(app, request, reply, { ...partOf(file, request.params.part), ...shownAs(file) });
  });
}

async function readableFile(
  app: AppContext,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<ReadableFile> {
  const actor = await app.sessions.actorOfCookies(request.cookies);
  if (!actor) throw unauthorized();
  refuseUnlessMayCall('download', actor);
  if (!uuid.test(request.params.id)) throw notFound();
  const file = await findFile(app, app.db, actor, request.params.id);
  if (!file) throw notFound();
  return file;
}

function partOf(file: ReadableFile, part: string): StoredPart {
  if (part === 'preview' && file.previewKey)
    return { key: file.previewKey, mime: 'text/html; charset=utf-8' };
  if (part === 'cover' && file.coverKey) return { key: file.coverKey, mime: 'image/webp' };
  if (part === 'thumb' && file.thumbKey) return { key: file.thumbKey, mime: 'image/webp' };
  const rendition = file.renditions.find((each) => each.id === part);
  if (!rendition) throw notFound();
  return { key: rendition.storageKey, mime: rendition.mime };
}

/** Nothing a user uploaded may run: a page gets its own words, styles and pictures, and sends no request. */
const shownAs = ({ name }: ReadableFile) => ({
  name,
  isDownloadOnly: isDownloadOnly(extensionOf(name)),
  policy: "img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
});
