import type { SignedInParts } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { uploaderOf, uploadMark } from './upload-kind.ts';
import { endUpload } from './upload-room.ts';
import { hasArrived } from './uploads.ts';

type Taking = SignedInParts<'unfinished_upload'>;

export function refuseForeignUpload({ actor }: Pick<Taking, 'actor'>, uploadId: string, kind: string): void {
  if (!uploadId.startsWith(uploadMark(uploaderOf(actor), kind))) throw notFound();
}

export async function refuseUnlessArrived(
  { app, refuse }: Pick<Taking, 'app' | 'refuse'>,
  uploadId: string,
): Promise<void> {
  if (!(await hasArrived(app, uploadId))) throw refuse('unfinished_upload');
}

export async function dropUpload(
  { app, actor, part }: Pick<Taking, 'app' | 'actor' | 'part'>,
  uploadId: string,
): Promise<void> {
  await part(({ db }) => endUpload(app, db, actor.school.id, uploadId));
  await app.uploads.forget(uploadId);
}

/** If the other of two equal calls took the upload away, reading it throws ENOENT, which becomes 404. */
export const orTaken = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT' ? notFound() : error;
