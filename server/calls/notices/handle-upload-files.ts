import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { files } from '../../db/schema/notice.ts';
import type { Actor } from '../../domain/sessions.ts';
import { checkContent } from '../../files/check-content.ts';
import { cleanImage, makeCover } from '../../files/clean-image.ts';
import { cleanFileName } from '../../files/file-name.ts';
import { FileRefused } from '../../files/file-refused.ts';
import { hashFile } from '../../files/hash-file.ts';
import { runPreview } from '../../files/preview-runner.ts';
import { forgetUpload, isOwnUpload, uploadPath, uploadStore } from '../../files/uploads.ts';
import type { Handler, SignedInScene } from '../../pipeline.ts';
import { refuseUnlessMayWrite } from '../../policies/notice.policy.ts';
import { notFound, Refusal } from '../../refusal.ts';

/** [C1-13] Checks what arrived, keeps it and makes its preview; a repeated claim answers the same file. */
export const handleUploadFiles: Handler<'handle-upload-files'> = async (input, scene) => {
  const { db, actor } = scene;
  refuseUnlessMayWrite(actor);
  if (!isOwnUpload(actor, input.upload_id)) throw notFound();
  const file = (await claimedBefore(db, actor, input.upload_id)) ?? (await claim(input, scene));
  if (!file) throw notFound();
  return {
    success: 'true',
    information: 'File Saved',
    data: { file_path: file.id, extnType: file.type, org_name: file.name, size: file.size },
  };
};

async function claimedBefore(db: Queryable, actor: Actor, uploadId: string) {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.schoolId, actor.school.id), eq(files.uploadId, uploadId)));
  return row;
}

function isPicture(extension: string): extension is 'jpg' | 'jpeg' | 'png' {
  return ['jpg', 'jpeg', 'png'].includes(extension);
}

async function claim(input: { upload_id: string; org_name: string }, { app, db, actor }: SignedInScene) {
  const store = uploadStore(app);
  await refuseUnfinished(store, input.upload_id);
  const path = uploadPath(app, input.upload_id);
  try {
    const checked = await checkContent(path, input.org_name);
    const cover = checked.type === 'image' ? await makeCover(path) : null;
    const kept = isPicture(checked.extension) ? await cleanImage(path, checked.extension) : path;
    const preview = await runPreview(kept, checked.extension);
    const previewKey = preview === null ? null : await app.files.putBytes(Buffer.from(preview));
    const coverKey = cover === null ? null : await app.files.putBytes(cover);
    const sha256 = kept === path ? checked.sha256 : await hashFile(kept);
    const storageKey = await app.files.put(kept);
    const [row] = await db
      .insert(files)
      .values({
        schoolId: actor.school.id,
        id: randomUUID(),
        ownerId: actor.id,
        name: cleanFileName(input.org_name),
        extension: checked.extension,
        type: checked.type,
        mime: checked.mime,
        size: await app.files.size(storageKey),
        sha256,
        storageKey,
        previewKey,
        coverKey,
        uploadId: input.upload_id,
        createdAt: app.now(),
      })
      .onConflictDoNothing()
      .returning();
    await forgetUpload(app, input.upload_id);
    return row ?? (await claimedBefore(db, actor, input.upload_id));
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    await forgetUpload(app, input.upload_id);
    throw new Refusal(error.code, error.information);
  }
}

async function refuseUnfinished(store: ReturnType<typeof uploadStore>, uploadId: string): Promise<void> {
  const upload = await store.getUpload(uploadId).catch(() => {
    throw notFound();
  });
  if (upload.size === undefined || upload.offset < upload.size)
    throw new Refusal('unfinished_upload', 'The file has not arrived completely. Try again.');
}
