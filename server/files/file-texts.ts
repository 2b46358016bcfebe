import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Config } from '#server/core/config.ts';
import type { AppContext } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { defineJob, type JobHandlers } from '#server/jobs/define-job.ts';
import { jobs } from '#server/jobs/schema.ts';
import { makeCover } from './clean-image.ts';
import { UnknownFile } from './file-store.ts';
import { removeBytes, settleBytes, storeBytes } from './pending-bytes.ts';
import { hasFirstPage, hasText, runDrawPdf, runReadText } from './preview-runner.ts';
import { filesToLookAt, isRead, keepText } from './queries/file-texts.ts';
import { files } from './schema/file.ts';
import { makeThumbnail, type Thumbnail } from './thumbnail.ts';

type StoredFile = typeof files.$inferSelect;

const readJob = defineJob({
  kind: 'read-file-text',
  line: 'texts',
  fields: { schoolId: v.number(), fileId: v.string() },
});
const backfill = defineJob({ kind: 'read-old-files', line: 'texts', fields: {} });
/** Old files a turn, and the rests between two files and between two turns, in milliseconds. */
const oldFilesAtOnce = 10;
const restBetween = 250;
const restAfterTurn = 5000;

/** Queues the reading of a new file after the commit, so that the upload neither waits for it nor fails with it. */
export async function planReading(db: Queryable, file: StoredFile, now: Date): Promise<boolean> {
  const isKnown = !hasText(file.extension) || (await isRead(db, file));
  if (isKnown && !isUndrawn(file) && !lacksCover(file)) return false;
  const payload = { schoolId: file.schoolId, fileId: file.id };
  await readJob.queue(db, { payload, dedupeKey: `${readJob.kind}:${file.id}`, runAt: now });
  return true;
}

/** An unreadable file counts as read, with no text; only a failing disk or database is tried again. */
export async function readFileText(
  app: AppContext,
  { schoolId, fileId }: { readonly schoolId: number; readonly fileId: string },
): Promise<void> {
  const [file] = await app.db
    .select()
    .from(files)
    .where(and(eq(files.schoolId, schoolId), eq(files.id, fileId)));
  if (file) await lookAt(app, file);
}

async function lookAt(app: AppContext, file: StoredFile): Promise<void> {
  if (hasText(file.extension)) await readText(app, file);
  if (isUndrawn(file)) await drawSmall(app, file);
  else if (lacksCover(file)) await drawCover(app, file);
}

/** Nobody has tried to make its small picture yet. */
const isUndrawn = ({ type, extension, thumbWidth }: StoredFile) =>
  thumbWidth === null && (type === 'image' || hasFirstPage(extension));

/** Its first page was drawn before readers showed a picture of it. */
const lacksCover = ({ extension, thumbWidth, coverKey }: StoredFile) =>
  hasFirstPage(extension) && thumbWidth !== null && thumbWidth > 0 && coverKey === null;

async function readText(app: AppContext, file: StoredFile): Promise<void> {
  if (await isRead(app.db, file)) return;
  const read = await withCopy(app, file, (path) => runReadText(path, file.extension));
  await app.database.transaction(async (db) => {
    // Erased meanwhile: its text must not stay behind.
    const [stillThere] = await db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.schoolId, file.schoolId), eq(files.id, file.id)))
      .for('share');
    if (stillThere) await keepText(db, file, read);
  });
}

export const copyFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'reading');

/** Reading a file never takes this long. */
const oldCopyMilliseconds = 3_600_000;

/** Removes copies that a kill left behind at the start of a server; another process may be reading younger ones. */
export async function clearCopies(config: Pick<Config, 'dataDir' | 'cluster'>): Promise<void> {
  const folder = copyFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const copy = join(folder, name);
    const { mtimeMs } = await stat(copy).catch(() => ({ mtimeMs: 0 }));
    if (!config.cluster || Date.now() - mtimeMs > oldCopyMilliseconds)
      await rm(copy, { recursive: true, force: true });
  }
}

/** Copies the file to this machine for `use`; null when its bytes are gone. */
async function withCopy<T>(
  app: AppContext,
  { storageKey }: StoredFile,
  use: (path: string) => Promise<T>,
): Promise<T | null> {
  const folder = await mkdtemp(join(copyFolder(app.config), 'read-'));
  try {
    const path = join(folder, 'file');
    await pipeline(await app.files.open(storageKey), createWriteStream(path, { mode: 0o600 }));
    return await use(path);
  } catch (error) {
    if (error instanceof UnknownFile) return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function planOldFiles(db: Queryable, runAt: Date): Promise<void> {
  await db.delete(jobs).where(and(eq(jobs.kind, backfill.kind), isNotNull(jobs.doneAt)));
  await backfill.queue(db, { payload: {}, dedupeKey: `${backfill.kind}:${runAt.toISOString()}`, runAt });
}

/** Reads a few files a turn, slowly; each leaves a row or a size, so a restart continues where this one stopped. */
async function readOldFiles(app: AppContext): Promise<void> {
  const found = await filesToLookAt(app.db, oldFilesAtOnce);
  for (const file of found) {
    await lookAt(app, file);
    await pause(restBetween);
  }
  if (found.length === oldFilesAtOnce)
    await planOldFiles(app.db, new Date(app.now().getTime() + restAfterTurn));
}

interface Drawn {
  readonly thumbnail: Thumbnail | null;
  readonly cover: Buffer | null;
}

/** [QU-35] The reader shows this picture of the first page until the document is loaded. */
async function drawFirstPage(path: string): Promise<Drawn> {
  const page = await runDrawPdf(path);
  if (!page) return { thumbnail: null, cover: null };
  return { thumbnail: await makeThumbnail(page), cover: await makeCover(page) };
}

const drawPicture = async (path: string): Promise<Drawn> => ({
  thumbnail: await makeThumbnail(path),
  cover: null,
});

/** Draws for all files of the school that share these bytes. */
async function drawSmall(app: AppContext, file: StoredFile): Promise<void> {
  const drawing = hasFirstPage(file.extension) ? drawFirstPage : drawPicture;
  const { thumbnail = null, cover = null } = (await withCopy(app, file, drawing)) ?? {};
  const thumbKey = await storeDrawn(app, thumbnail?.bytes ?? null);
  const coverKey = await storeDrawn(app, cover);
  await nameDrawn(app, file, [thumbKey, coverKey], {
    thumbKey,
    // A picture's cover was made with its upload.
    ...(coverKey && { coverKey }),
    thumbWidth: thumbnail?.width ?? 0,
    thumbHeight: thumbnail?.height ?? 0,
  });
}

/** The small picture serves where the page cannot be drawn again: each file is tried once. */
async function drawCover(app: AppContext, file: StoredFile): Promise<void> {
  const page = await withCopy(app, file, runDrawPdf);
  const small = { ...file, storageKey: file.thumbKey ?? file.storageKey };
  const cover = page ? await makeCover(page) : await withCopy(app, small, coverOf);
  const coverKey = await storeDrawn(app, cover);
  // The small picture is gone too: from now on the file has none.
  await nameDrawn(app, file, [coverKey], coverKey ? { coverKey } : { thumbWidth: 0, thumbHeight: 0 });
}

const coverOf = (path: string) => makeCover(path).catch(() => null);

const storeDrawn = async (app: AppContext, bytes: Buffer | null) =>
  bytes && (await storeBytes(app, app.database.transaction, bytes));

async function nameDrawn(
  app: AppContext,
  file: StoredFile,
  keys: readonly (string | null)[],
  drawn: Partial<StoredFile>,
): Promise<void> {
  const isNamed = await app.database.transaction(async (tx) => {
    const rows = await tx
      .update(files)
      .set(drawn)
      .where(
        and(
          eq(files.schoolId, file.schoolId),
          eq(files.sha256, file.sha256),
          eq(files.storageKey, file.storageKey),
        ),
      )
      .returning({ id: files.id });
    if (rows.length > 0) await settleBytes(tx, keys);
    return rows.length > 0;
  });
  // Erased meanwhile: its picture must not stay behind.
  if (!isNamed) await removeBytes(app, app.db, keys);
}

export const fileTextJobs: JobHandlers = {
  ...readJob.doneBy(readFileText),
  ...backfill.doneBy(readOldFiles),
};
