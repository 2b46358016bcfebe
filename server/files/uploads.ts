import { randomBytes } from 'node:crypto';
import { Server as TusServer } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import type { ErrorBody } from '#contract/core/refusals.ts';
import type { Actor } from '#server/core/actor.ts';
import { bodyOfError } from '#server/core/answer-error.ts';
import type { AppContext, Services } from '#server/core/context.ts';
import { actorOfAuthorization } from '#server/core/pipeline.ts';
import { forbidden, notFound } from '#server/core/refusal.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { cleanFileName } from './file-name.ts';
import { refuseByName } from './file-refused.ts';
import { UploadAdmission } from './upload-admission.ts';
import { factsOfUpload, type UploadKinds, uploaderOf, uploadKind, uploadMark } from './upload-kind.ts';
import { UploadLocker } from './upload-locker.ts';
import { type LockSchool, refuseWithoutDiskSpace } from './upload-room.ts';

const path = '/uploads';

/** Throws a refusal for an upload that does not exist. */
export async function hasArrived({ uploads }: Pick<Services, 'uploads'>, uploadId: string): Promise<boolean> {
  const { size, offset } = await uploads.arrived(uploadId).catch((error: unknown) => {
    // A store that does not answer says nothing about the upload.
    throw isUnavailable(error) ? error : notFound();
  });
  return size !== undefined && offset >= size;
}

/** [QU-03] Resumable by the tus protocol. Kind, name, size and limits are checked first, content at the claim. */
export async function registerUploads(
  http: FastifyInstance,
  app: AppContext,
  { kinds, lockSchoolRow }: { readonly kinds: UploadKinds; readonly lockSchoolRow: LockSchool },
): Promise<void> {
  const tus = new TusServer({
    path,
    datastore: app.uploads.tusStore(
      new UploadAdmission(app, lockSchoolRow, (kind) => uploadKind(kinds, kind).policy.quota),
    ),
    relativeLocation: true,
    locker: new UploadLocker(app.cluster),
    namingFunction: async (request, metadata) => {
      const actor = await actorOf(app, request);
      const name = metadata?.['kind'] ?? '';
      const kind = uploadKind(kinds, name);
      kind.refuseUnlessMayUpload(actor);
      const size = request.headers.get('upload-length');
      // Without a size the store refuses the upload.
      if (size !== null) refuseByName(kind.policy, cleanFileName(metadata?.['filename'] ?? ''), Number(size));
      return uploadMark(uploaderOf(actor), name) + randomBytes(12).toString('hex');
    },
    onIncomingRequest: async (request, uploadId) => {
      const actor = await actorOf(app, request);
      if (!uploadId) return;
      const { kind } = factsOfUpload(uploadId);
      uploadKind(kinds, kind).refuseUnlessMayUpload(actor);
      if (!uploadId.startsWith(uploadMark(uploaderOf(actor), kind))) throw forbidden();
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

const actorOf = (app: AppContext, request: Request): Promise<Actor> =>
  actorOfAuthorization(app, request.headers.get('authorization'));

/** Gives every refusal our usual shape; the tus server's own texts are for programmers. */
function bodyOfTusError(app: AppContext, error: Error | { status_code: number; body: string }): ErrorBody {
  if (error instanceof Error) return bodyOfError(app, error, path);
  const { status_code: status } = error;
  const code = status === 404 || status === 410 ? 'not_found' : status < 500 ? 'bad_request' : 'server_error';
  return { status, code, information: 'The upload could not go on. Try again.' };
}
