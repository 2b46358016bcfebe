import type { AppContext } from '#server/core/context.ts';
import { listingOf } from './blocks-listing.ts';
import { type ProgramBlob, projectOfBlob } from './blocks-project.ts';
import { filesOf, type TextFiles } from './presenter.ts';

/** A program as text that a person can compare: its files, or of blocks a listing; null: it has no text. */
export async function readableTextOf(
  { app }: { readonly app: Pick<AppContext, 'files'> },
  engine: string,
  blob: ProgramBlob,
): Promise<TextFiles | null> {
  if (blob.content !== null) return filesOf(blob.content);
  const project = engine === 'blocks' ? await projectOfBlob(app, blob) : null;
  return project && listingOf(project);
}
