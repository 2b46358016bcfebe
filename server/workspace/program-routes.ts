import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/core/context.ts';
import { notFound, unauthorized } from '#server/core/refusal.ts';
import { refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import { contentDisposition } from '#server/files/content-disposition.ts';
import { sendStored } from '#server/files/send-stored.ts';
import { zipOf } from '#server/files/stream-zip.ts';
import { filesOf } from './presenter.ts';
import { programFileName, programMimes } from './program-name.ts';
import { findBlob } from './queries/blobs.ts';
import { findReadable, versionAt } from './queries/workspaces.ts';

const number = /^\d{1,9}$/;

/** Serves sb3 and paintings as bytes, text files as a zip. Every request checks the session and the right. */
export function registerProgramRoutes(http: FastifyInstance, app: AppContext): void {
  http.get<{ Params: { id: string; sequence: string } }>(
    '/workspace/programs/:id/:sequence',
    async (request, reply) => {
      const actor = await app.sessions.actorOfCookies(request.cookies);
      if (!actor) throw unauthorized();
      refuseUnlessMayCall('workspace-version', actor);
      const { id, sequence } = request.params;
      if (!number.test(id) || !number.test(sequence)) throw notFound();
      const found = await findReadable(app.db, actor, Number(id));
      if (!found) throw notFound();
      const version = await versionAt(app.db, found.workspace, Number(sequence));
      if (!version?.sha256) throw notFound();
      const blob = await findBlob(app.db, version.schoolId, version.sha256);
      if (!blob) throw notFound();
      const { workspace, login } = found;
      const name = programFileName(workspace, login);
      const mime = programMimes[workspace.engine];
      if (blob.storageKey !== null)
        return sendStored(app, request, reply, {
          key: blob.storageKey,
          mime,
          size: blob.size,
          name,
          isDownloadOnly: true,
        });
      const parts = filesOf(blob.content ?? '[]').map((file) => [file.name, Buffer.from(file.text)] as const);
      return reply
        .headers({
          'content-type': mime,
          'content-disposition': contentDisposition('attachment', name),
          'cache-control': 'private, no-store',
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(await zipOf(new Map(parts)));
    },
  );
}
