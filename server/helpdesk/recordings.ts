import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as v from 'valibot';
import { dayMilliseconds } from '#contract/core/days.ts';
import { type Recording, recordingLimits, recordingSchema } from '#contract/diagnostics/recording.wire.ts';
import { helpdeskLimits } from '#contract/helpdesk/helpdesk.model.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Queryable } from '#server/db/database.ts';
import {
  type ChatKey,
  countSentSince,
  deleteRecordings,
  insertRecording,
  packedRecording,
} from './queries/recordings.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Throws if the recording is too large, or if the person sent too many in a day. */
export async function keepRecording(
  { app, db, actor, refuse }: SignedInContext<'too_large' | 'too_many_recordings'>,
  chat: ChatKey,
  id: string,
  recording: Recording,
): Promise<void> {
  const text = JSON.stringify(recording);
  const bytes = Buffer.byteLength(text);
  if (text.length > recordingLimits.characters) throw refuse('too_large');
  const at = app.now();
  const since = new Date(at.getTime() - dayMilliseconds);
  const sent = await countSentSince(db, { schoolId: actor.school.id, id: actor.id }, since);
  if (sent >= helpdeskLimits.recordingsPerDay) throw refuse('too_many_recordings');
  await insertRecording(db, {
    schoolId: chat.schoolId,
    id,
    chatId: chat.id,
    personId: actor.id,
    at,
    app: recording.app,
    page: recording.page,
    machines: [...new Set(recording.actors.map(({ machine }) => machine))],
    steps: recording.steps.length,
    bytes,
    content: await pack(text),
  });
}

export async function readRecording(db: Queryable, chat: ChatKey, id: string): Promise<Recording> {
  const packed = await packedRecording(db, chat, id);
  return v.parse(recordingSchema, JSON.parse((await unpack(packed)).toString()));
}

/** [QU-70] */
export async function clearRecordings(db: Queryable, now: Date): Promise<void> {
  const over = new Date(now.getTime() - helpdeskLimits.recordingDays * dayMilliseconds);
  await deleteRecordings(db, over);
}
