import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore as TusFiles } from '@tus/file-store';
import { Server as TusServer } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import { extensionOf, isNoticeExtension, noticeExtensions, noticeLimits } from '#contract';
import type { AppContext, Services } from '../context.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { Actor } from '../domain/sessions.ts';
import { actorOfAuthorization } from '../pipeline.ts';
import { refuseUnlessMayWrite } from '../policies/notice.policy.ts';
import { forbidden, Refusal, unavailable } from '../refusal.ts';
import { cleanFileName, shownFileName } from './file-name.ts';

const path = '/uploads';
/** Unclaimed uploads are removed after a day. */
const keepMilliseconds = 24 * 60 * 60_000;

/** An upload's id begins with its owner, so that nobody else can write to it, see it or claim it. */
function ownerMark(actor: Actor): string {
  return `s${actor.school.id}-p${actor.id}-`;
}

export function isOwnUpload(actor: Actor, uploadId: string): boolean {
  return uploadId.startsWith(ownerMark(actor));
}

/** The bytes of a claimed upload, as the tus store keeps them. */
export function uploadPath(app: Services, uploadId: string): string {
  return join(app.uploadFolder, uploadId);
}

/** Nothing of the upload is left: its bytes were taken over or refused. Forgetting twice is no error. */
export async function forgetUpload(app: Services, uploadId: string): Promise<void> {
  await rm(uploadPath(app, uploadId), { force: true });
  await rm(`${uploadPath(app, uploadId)}.json`, { force: true });
}

export function uploadStore(app: Services): TusFiles {
  return new TusFiles({ directory: app.uploadFolder, expirationPeriodInMilliseconds: keepMilliseconds });
}

/**
 * Resumable uploads by the tus protocol [QU-03]: the browser sends parts, asks after a break how much arrived and
 * goes on from there. Type by name and size are refused before the first byte; content is checked at the claim.
 */
export async function registerUploads(http: FastifyInstance, app: AppContext): Promise<void> {
  const datastore = uploadStore(app);
  const tus = new TusServer({
    path,
    datastore,
    maxSize: noticeLimits.fileBytesHardCap,
    relativeLocation: true,
    namingFunction: async (request, metadata) => {
      const actor = await uploaderOf(app, request);
      refuseBadName(metadata?.['filename'] ?? '');
      return ownerMark(actor) + randomBytes(12).toString('hex');
    },
    onIncomingRequest: async (request, uploadId) => {
      const actor = await uploaderOf(app, request);
      if (uploadId && !isOwnUpload(actor, uploadId)) throw asTusError(forbidden());
    },
  });
  http.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
  const handler = async (request: { raw: object }, reply: { hijack(): void; raw: object }) => {
    reply.hijack();
    await tus.handle(request.raw as never, reply.raw as never);
  };
  http.all(path, handler);
  http.all(`${path}/*`, handler);
  const timer = setInterval(() => {
    const longAgo = new Date(app.now().getTime() - keepMilliseconds);
    Promise.all([datastore.deleteExpired(), app.files.removeAbandoned(longAgo)]).catch((error: unknown) =>
      app.log.warn({ err: error }, 'Old uploads were not removed'),
    );
  }, 60 * 60_000);
  timer.unref();
  http.addHook('onClose', async () => clearInterval(timer));
}

async function uploaderOf(app: AppContext, request: Request): Promise<Actor> {
  try {
    const actor = await actorOfAuthorization(app, request.headers.get('authorization'));
    if (actor.role !== 1 && actor.role !== 2 && actor.role !== 4) throw forbidden();
    refuseUnlessMayWrite(actor);
    return actor;
  } catch (error) {
    const refusal = isUnavailable(error) ? unavailable() : error;
    throw refusal instanceof Refusal ? asTusError(refusal) : error;
  }
}

function refuseBadName(fileName: string): void {
  if (isNoticeExtension(extensionOf(cleanFileName(fileName)))) return;
  throw asTusError(
    new Refusal(
      'bad_extension',
      `Sorry, ${shownFileName(fileName)} is invalid, allowed extensions are: ${noticeExtensions.join(', ')}`,
    ),
  );
}

/** The tus server answers with these two fields; the body is our usual shape of a refusal. */
function asTusError(refusal: Refusal): { status_code: number; body: string } {
  return { status_code: refusal.status, body: JSON.stringify(refusal.body()) };
}
