import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore as TusFiles } from '@tus/file-store';
import { Server as TusServer } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import { type ErrorBody, extensionOf, isNoticeExtension, noticeLimits } from '#contract';
import type { Actor } from '#server/core/actor.ts';
import { bodyOfError } from '#server/core/answer-error.ts';
import type { AppContext, Services } from '#server/core/context.ts';
import { actorOfAuthorization } from '#server/core/pipeline.ts';
import { forbidden } from '#server/core/refusal.ts';
import { refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import { refuseUnlessMayWrite } from '#server/notices/policy.ts';
import { cleanFileName, shownFileName } from './file-name.ts';
import { refuseUpload } from './file-refused.ts';
import { UploadFiles } from './upload-files.ts';
import { refuseWithoutDiskSpace } from './upload-room.ts';

const path = '/uploads';

/** An upload's id begins with its owner, so that nobody else can write to it, see it or claim it. */
function ownerMark(actor: Actor): string {
  return `s${actor.school.id}-p${actor.id}-`;
}

export function isOwnUpload(actor: Actor, uploadId: string): boolean {
  return uploadId.startsWith(ownerMark(actor));
}

/** The bytes of an upload, as the tus store keeps them. */
export function uploadPath(app: Pick<Services, 'uploadFolder'>, uploadId: string): string {
  return join(app.uploadFolder, uploadId);
}

/** No bytes of the upload are left: they were taken over, refused or too old. Forgetting twice is no error. */
export async function forgetUpload(app: Pick<Services, 'uploadFolder'>, uploadId: string): Promise<void> {
  await rm(uploadPath(app, uploadId), { force: true });
  await rm(`${uploadPath(app, uploadId)}.json`, { force: true });
}

export function uploadStore(app: Services): TusFiles {
  return new TusFiles({ directory: app.uploadFolder });
}

/**
 * Resumable uploads by the tus protocol [QU-03]: the browser sends parts, asks after a break how much arrived and
 * goes on from there. Type by name, size and the limits are refused before the first byte; content is checked at the
 * claim.
 */
export async function registerUploads(http: FastifyInstance, app: AppContext): Promise<void> {
  const tus = new TusServer({
    path,
    datastore: new UploadFiles(app),
    maxSize: noticeLimits.fileBytesHardCap,
    relativeLocation: true,
    namingFunction: async (request, metadata) => {
      const actor = await uploaderOf(app, request);
      refuseBadName(metadata?.['filename'] ?? '');
      return ownerMark(actor) + randomBytes(12).toString('hex');
    },
    onIncomingRequest: async (request, uploadId) => {
      const actor = await uploaderOf(app, request);
      if (uploadId && !isOwnUpload(actor, uploadId)) throw forbidden();
      if (request.method === 'PATCH')
        await refuseWithoutDiskSpace(app, Number(request.headers.get('content-length') ?? 0));
    },
    onResponseError: (_request, error) => {
      const body = bodyOfTusError(app, error);
      return { status_code: body.status, body: JSON.stringify(body) };
    },
  });
  http.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
  const handler = async (request: { raw: object }, reply: { hijack(): void; raw: object }) => {
    reply.hijack();
    await tus.handle(request.raw as never, reply.raw as never);
  };
  http.all(path, handler);
  http.all(`${path}/*`, handler);
}

async function uploaderOf(app: AppContext, request: Request): Promise<Actor> {
  const actor = await actorOfAuthorization(app, request.headers.get('authorization'));
  refuseUnlessMayCall('handle-upload-files', actor);
  refuseUnlessMayWrite({ actor, refuse: refuseUpload });
  return actor;
}

function refuseBadName(fileName: string): void {
  if (isNoticeExtension(extensionOf(cleanFileName(fileName)))) return;
  throw refuseUpload('bad_extension', { params: { name: shownFileName(fileName), why: 'kind' } });
}

/** Our usual shape of a refusal, whoever says no; the tus server's own texts are for programmers. */
function bodyOfTusError(app: AppContext, error: Error | { status_code: number; body: string }): ErrorBody {
  if (error instanceof Error) return bodyOfError(app, error, path);
  const { status_code: status } = error;
  if (status === 413) return refuseUpload('file_too_large').body();
  const code = status === 404 || status === 410 ? 'not_found' : status < 500 ? 'bad_request' : 'server_error';
  return { status, code, information: 'The upload could not go on. Try again.' };
}
