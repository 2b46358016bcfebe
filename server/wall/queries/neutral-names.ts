import type { Queryable } from '#server/db/database.ts';
import { entriesOf } from '#server/works/index.ts';

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];
type NamedFile = NonNullable<Entry['file']>;

/** Students name files after themselves. Screens say it in their language. */
const neutralName = (number: number, { extension }: Pick<NamedFile, 'extension'>): string =>
  `File ${number}${extension === '' ? '' : `.${extension}`}`;

/** Names the files of a work by their order. */
export function neutrallyNamed(entries: readonly Entry[]): Entry[] {
  let number = 0;
  return entries.map((entry) => {
    if (!entry.file) return entry;
    number += 1;
    return { ...entry, file: { ...entry.file, name: neutralName(number, entry.file) } };
  });
}

interface ShownWork {
  readonly schoolId: number;
  readonly workId: number;
  readonly attempt: number;
}

/** The name that the file has in the list of its work. `work` undefined: the file is a cover. */
export async function neutralNameIn(
  db: Queryable,
  work: ShownWork | undefined,
  file: Pick<NamedFile, 'id' | 'extension'>,
): Promise<string> {
  const entries = work && (await entriesOf(db, { schoolId: work.schoolId, id: work.workId }, work.attempt));
  const found = entries && neutrallyNamed(entries).find((entry) => entry.file?.id === file.id);
  return found?.file?.name ?? neutralName(1, file);
}
