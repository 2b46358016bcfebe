import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/core/context.ts';
import { notFound } from '#server/core/refusal.ts';
import { type StoredPart, sendStored } from '#server/files/send-stored.ts';
import { type StoredVideo, watchableVideo } from './queries/videos.ts';

type VideoRequest = FastifyRequest<{ Params: { id: string; part: string } }>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** [QU-53] Public films need no session. Other films, covers and captions need the cookie's role. */
export function registerVideoRoutes(http: FastifyInstance, app: AppContext): void {
  http.get('/videos/:id/:part', async (request: VideoRequest, reply) => {
    const { id, part } = request.params;
    if (!uuid.test(id)) throw notFound();
    const actor = await app.sessions.actorOfCookies(request.cookies);
    const video = await watchableVideo(app.db, id, actor?.role ?? null);
    const file = video && fileOf(video, part);
    if (!file) throw notFound();
    return sendStored(app, request, reply, { ...file, isPublic: video.isPublic });
  });
}

function fileOf(video: StoredVideo, part: string): StoredPart | undefined {
  if (part === 'film') return { key: video.videoKey, mime: 'video/mp4' };
  if (part === 'cover') return { key: video.coverKey, mime: 'image/jpeg' };
  const [, kind, index] = /^(caption|resolution)-(\d{1,2})$/.exec(part) ?? [];
  if (kind === undefined) return undefined;
  const parts = kind === 'caption' ? video.captions : video.resolutions;
  const key = parts[Number(index)]?.key;
  return key ? { key, mime: kind === 'caption' ? 'text/vtt; charset=utf-8' : 'video/mp4' } : undefined;
}
