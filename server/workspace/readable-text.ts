import type { AppContext } from '#server/core/context.ts';
import { listingOf } from './blocks-listing.ts';
import { type ProgramBlob, projectOfBlob } from './blocks-project.ts';
import { filesOf, type TextFiles } from './presenter.ts';

/** Text to compare: the files, or a listing of blocks; null: none. */
export async function readableTextOf(
  { app }: { readonly app: Pick<AppContext, 'files'> },
  engine: string,
  blob: ProgramBlob,
): Promise<TextFiles | null> {
  if (blob.content !== null) return filesOf(blob.content);
  const project = engine === 'blocks' ? await projectOfBlob(app, blob) : null;
  return project && listingOf(project);
}
