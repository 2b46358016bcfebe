import { statfs } from 'node:fs/promises';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type UploadQuota } from '#contract/files/upload-policies.ts';
import { type UploadMeasure, type UploadRoom, uploadMeasures } from '#contract/files/upload-room.rules.ts';
import type { AppContext, Services } from '#server/core/context.ts';
import { diskFull, type Refusal } from '#server/core/refusal.ts';
import type { Queryable } from '../db/database.ts';
import { refuseUpload } from './file-refused.ts';
import { files } from './schema/file.ts';
import { uploads } from './schema/upload.ts';
import type { Uploader } from './upload-kind.ts';

export const uploadHours = 24;
const hourMilliseconds = 3_600_000;
/** Bytes that count as one in an hour: a program is saved often, and the bound is on what it writes. */
const countedAs: Readonly<Partial<Record<UploadQuota, number>>> = { program: 8 * 2 ** 20 };
/** Bytes: with less above the reserve, people read that the disk is nearly full. */
const almostFull = 100 * 2 ** 20;

export interface QuotaOf extends Uploader {
  readonly quota: UploadQuota;
}

interface Begun extends QuotaOf {
  readonly uploadId: string;
  /** Bytes, as announced. */
  readonly size: number;
}

/** Until the transaction ends, others that lock the same school wait. */
export type LockSchool = (db: Queryable, schoolId: number) => Promise<void>;

/** Writes down an upload or refuses it at a limit. Locks the school, so that parallel uploads count each other. */
export async function admitUpload(app: AppContext, lockSchoolRow: LockSchool, begun: Begun): Promise<void> {
  await refuseWithoutDiskSpace(app, begun.size);
  const { schoolId, personId, uploadId, size, quota } = begun;
  await app.database.transaction(async (tx) => {
    await lockSchoolRow(tx, schoolId);
    const rooms = await roomOf(app, tx, begun);
    const wanted = { bytes: size, hour: countOf(quota, size), under_way: 1 };
    const met = rooms.find(({ measure, left }) => left < wanted[measure]);
    if (met) throw limitRefusal(met);
    await tx
      .insert(uploads)
      .values({ schoolId, id: uploadId, ownerId: personId, size, quota, createdAt: app.now() });
  });
}

/** Ends an upload, after which only the number of begun uploads still counts it. */
export async function endUpload(
  { now }: Pick<Services, 'now'>,
  db: Queryable,
  schoolId: number,
  uploadId: string,
): Promise<void> {
  await db
    .update(uploads)
    .set({ endedAt: now() })
    .where(and(eq(uploads.schoolId, schoolId), eq(uploads.id, uploadId)));
}

/** Returns what is left of each limit. Bytes of both allowances count together. */
export async function roomOf(
  app: Pick<Services, 'now' | 'config'>,
  db: Queryable,
  { schoolId, personId, quota }: QuotaOf,
): Promise<UploadRoom[]> {
  const now = app.now().getTime();
  const since = (hours: number) => new Date(now - hours * hourMilliseconds).toISOString();
  const isOpen = sql`${uploads.endedAt} is null`;
  const isRecent = sql`${uploads.createdAt} > ${since(1)} and ${uploads.quota} = ${quota}`;
  const isUnderWay = sql`${isOpen} and ${uploads.quota} = ${quota}`;
  const isOwn = sql`${uploads.ownerId} = ${personId}`;
  const count = (of: SQL) => sql<number>`count(*) filter (where ${of})`.mapWith(Number);
  const one = countedAs[quota];
  const counted = (of: SQL) =>
    one === undefined
      ? count(of)
      : sql<number>`coalesce(sum(greatest(1, ceil(${uploads.size} / ${one}::numeric))) filter (where ${of}), 0)`.mapWith(
          Number,
        );
  const bytes = (of: SQL) =>
    sql<number>`coalesce(sum(${uploads.size}) filter (where ${of}), 0)`.mapWith(Number);
  const first = (of: SQL) => sql<string | null>`min(${uploads.createdAt}) filter (where ${of})`;
  const [begun] = await db
    .select({
      school: { under_way: count(isUnderWay), hour: counted(isRecent), bytes: bytes(isOpen) },
      person: {
        under_way: count(sql`${isUnderWay} and ${isOwn}`),
        hour: counted(sql`${isRecent} and ${isOwn}`),
        bytes: bytes(sql`${isOpen} and ${isOwn}`),
      },
      hourBegan: { school: first(isRecent), person: first(sql`${isRecent} and ${isOwn}`) },
    })
    .from(uploads)
    .where(and(eq(uploads.schoolId, schoolId), gt(uploads.createdAt, new Date(since(uploadHours)))));
  const [kept] = await db
    .select({
      school: sql`coalesce(sum(${files.size}), 0)`.mapWith(Number),
      person: sql`coalesce(sum(${files.size}) filter (where ${files.ownerId} = ${personId}), 0)`.mapWith(
        Number,
      ),
    })
    .from(files)
    .where(eq(files.schoolId, schoolId));
  const roomFor = (scope: 'person' | 'school', measure: UploadMeasure): UploadRoom => {
    const most = app.config.uploadLimits[quota][scope][measure];
    const used = (begun?.[scope][measure] ?? 0) + (measure === 'bytes' ? (kept?.[scope] ?? 0) : 0);
    const left = Math.max(0, most - used);
    const room = {
      scope: scope === 'school' && schoolId === 0 ? 'office' : scope,
      measure,
      most,
      left,
    } as const;
    const hourBegan = begun?.hourBegan[scope];
    if (measure !== 'hour' || left > 0 || !hourBegan) return room;
    const wait = Date.parse(hourBegan) + hourMilliseconds - now;
    return { ...room, minutes: Math.max(1, Math.ceil(wait / 60_000)) };
  };
  return uploadMeasures.flatMap((measure) => [roomFor('person', measure), roomFor('school', measure)]);
}

function countOf(quota: UploadQuota, size: number): number {
  const one = countedAs[quota];
  return one === undefined ? 1 : Math.max(1, Math.ceil(size / one));
}

function limitRefusal({ scope, measure, most, minutes = 1 }: UploadRoom): Refusal {
  if (measure !== 'hour') return refuseUpload(`uploads_${measure}`, { params: { scope, most } });
  return refuseUpload('uploads_hour', { params: { scope, most, minutes }, retryAfterSeconds: minutes * 60 });
}

/** Uploads must stop before the disk is full: the rest is the database's, so that notices are still saved. */
export async function refuseWithoutDiskSpace(app: Services, size: number): Promise<void> {
  const left = await spaceLeft(app);
  if (left >= size) return;
  app.log.warn(
    { left, size, reserve: app.config.diskReserve },
    'An upload was refused: the disk is nearly full',
  );
  throw diskFull();
}

export async function isDiskNearlyFull(app: Services): Promise<boolean> {
  return (await spaceLeft(app)) < almostFull;
}

/** Bytes above the reserve; negative when the reserve is begun. */
async function spaceLeft({ uploadFolder, config }: Services): Promise<number> {
  const { bavail, bsize } = await statfs(uploadFolder);
  return bavail * bsize - config.diskReserve;
}
