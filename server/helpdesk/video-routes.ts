import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actorOfCookie, sessionCookie } from '#server/auth/index.ts';
import type { AppContext } from '#server/core/context.ts';
import { notFound } from '#server/core/refusal.ts';
import { readRange } from '#server/files/read-range.ts';
import { type StoredVideo, watchableVideo } from './queries/videos.ts';

type VideoRequest = FastifyRequest<{ Params: { id: string; part: string } }>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** [QU-53] Films, their covers and captions: those for everybody without a session, the others by the cookie's role. */
export function registerVideoRoutes(http: FastifyInstance, app: AppContext): void {
  http.get('/videos/:id/:part', async (request: VideoRequest, reply) => {
    const { id, part } = request.params;
    if (!uuid.test(id)) throw notFound();
    const cookie = request.cookies[sessionCookie];
    const actor = cookie ? await actorOfCookie(app, cookie) : null;
    const video = await watchableVideo(app.db, id, actor?.role ?? null);
    const file = video && fileOf(video, part);
    if (!file) throw notFound();
    return send(app, request, reply, file, video.isPublic);
  });
}

interface VideoFile {
  readonly key: string;
  readonly mime: string;
}

function fileOf(video: StoredVideo, part: string): VideoFile | undefined {
  if (part === 'film') return { key: video.videoKey, mime: 'video/mp4' };
  if (part === 'cover') return { key: video.coverKey, mime: 'image/jpeg' };
  const [, kind, index] = /^(caption|resolution)-(\d{1,2})$/.exec(part) ?? [];
  if (kind === undefined) return undefined;
  const parts = kind === 'caption' ? video.captions : video.resolutions;
  const key = parts[Number(index)]?.key;
  return key ? { key, mime: kind === 'caption' ? 'text/vtt; charset=utf-8' : 'video/mp4' } : undefined;
}

async function send(
  app: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, mime }: VideoFile,
  isPublic: boolean,
): Promise<FastifyReply> {
  const size = await app.files.size(key);
  const etag = `"${key}"`;
  reply.headers({
    'content-type': mime,
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': isPublic ? 'public, max-age=3600' : 'private, no-cache',
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const range = readRange(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send();
  if (range)
    reply.status(206).headers({
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
      'content-length': String(range.end - range.start + 1),
    });
  else reply.header('content-length', String(size));
  return reply.send(await app.files.open(key, range ?? undefined));
}
