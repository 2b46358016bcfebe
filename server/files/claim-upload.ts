import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import type { FileRules } from '#contract/files/upload-policies.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInParts } from '#server/core/call-context.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { isRefusal, notFound } from '#server/core/refusal.ts';
import type { Queryable } from '../db/database.ts';
import { type CheckedFile, checkContent } from './check-content.ts';
import { cleanFileName } from './file-name.ts';
import { planReading } from './file-texts.ts';
import {
  type CleanedFile,
  cleanedFile,
  type KeptBytes,
  keepBytes,
  keptBefore,
  keysOf,
} from './keep-bytes.ts';
import { refuseForeignUpload, refuseUnlessArrived } from './own-upload.ts';
import { removeBytes, settleBytes } from './pending-bytes.ts';
import { files } from './schema/file.ts';
import { endUpload } from './upload-room.ts';

interface Upload {
  readonly upload_id: string;
  readonly org_name: string;
}

interface ClaimedKind {
  readonly kind: string;
  readonly policy: FileRules;
}

/** Checks and keeps an upload, which stays until the row is committed; a repeated claim gives the same file. */
export async function claimUpload(
  { kind, policy }: ClaimedKind,
  input: Upload,
  scene: SignedInParts<'unfinished_upload'>,
) {
  const { app, actor, part } = scene;
  refuseForeignUpload(scene, input.upload_id, kind);
  const claimed = () => part(({ db }) => claimedBefore(db, actor, input.upload_id));
  const file = (await claimed()) ?? (await claim(input, policy, scene).catch(orThatOf(claimed)));
  if (!file) throw notFound();
  await app.uploads.forget(input.upload_id);
  return file;
}

/** The first of two claims at once has taken the bytes away, and its file is the answer. */
function orThatOf<File>(claimed: () => Promise<File | undefined>) {
  return async (error: unknown): Promise<File> => {
    const file = await claimed();
    if (file) return file;
    throw error;
  };
}

async function claimedBefore(db: Queryable, actor: Actor, uploadId: string) {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.schoolId, actor.school.id), eq(files.uploadId, uploadId)));
  return row;
}

async function claim(input: Upload, rules: FileRules, scene: SignedInParts<'unfinished_upload'>) {
  const { app, actor, part } = scene;
  await refuseUnlessArrived(scene, input.upload_id);
  try {
    return await app.uploads.use(input.upload_id, async (path) => {
      const name = cleanFileName(input.org_name);
      const checked = await checkContent(path, name, rules);
      const cleaned = await cleanedFile(path, checked);
      try {
        return await keep({ uploadId: input.upload_id, name, checked, cleaned }, scene);
      } finally {
        if (cleaned.path !== path) await rm(cleaned.path, { force: true });
      }
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await part(({ db }) => endUpload(app, db, actor.school.id, input.upload_id));
    await app.uploads.forget(input.upload_id);
    throw error;
  }
}

interface Checked {
  readonly uploadId: string;
  readonly name: string;
  readonly checked: CheckedFile;
  readonly cleaned: CleanedFile;
}

/** No transaction stays open while the preview is drawn, which takes long. */
async function keep(upload: Checked, { app, actor, part }: SignedInParts) {
  const { cleaned, checked } = upload;
  const shared = await part(async (unit) => {
    const known = await keptBefore(unit.db, actor.school.id, cleaned, checked);
    return known && keepRow(unit, actor, upload, known);
  });
  if (shared) return shared;
  const bytes = await keepBytes(app, (work) => part(({ db }) => work(db)), cleaned, checked);
  const keys = keysOf(bytes);
  const kept = await part(async (unit) => {
    const row = await keepRow(unit, actor, upload, bytes);
    if (row?.storageKey === bytes.storageKey) await settleBytes(unit.db, keys);
    return row;
  });
  await part(({ db }) => removeBytes(app, db, keys));
  return kept;
}

async function keepRow(
  { app, db, afterCommit }: UnitOfWork,
  actor: Actor,
  { uploadId, name, checked }: Checked,
  bytes: KeptBytes,
) {
  const [row] = await db
    .insert(files)
    .values({
      schoolId: actor.school.id,
      id: randomUUID(),
      ownerId: actor.id,
      name,
      extension: checked.extension,
      type: checked.type,
      mime: checked.mime,
      ...bytes,
      uploadId,
      createdAt: app.now(),
    })
    .onConflictDoNothing()
    .returning();
  await endUpload(app, db, actor.school.id, uploadId);
  if (row && (await planReading(db, row, app.now()))) afterCommit(() => app.wakeJobs());
  return row ?? claimedBefore(db, actor, uploadId);
}
