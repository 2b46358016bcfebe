import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { saveRefusals } from '#contract/notices/notices.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { lockFiles } from '#server/files/lock-files.ts';
import { copyFile } from './queries/attached-files.ts';
import { findReadableFile } from './queries/notices.ts';

type UnknownFile = ReasonsOf<Pick<typeof saveRefusals, 'unknown_file'>>;

interface FileQuery {
  readonly fileId: string;
  readonly name: string;
}

/** A file of the central office becomes one of the resharing school, so it outlives a withdrawal by the office. */
export async function bringFiles(
  wanted: readonly FileQuery[],
  { app, db, actor, refuse }: SignedInContext<UnknownFile>,
  today: string,
): Promise<FileQuery[]> {
  const brought: FileQuery[] = [];
  await lockFiles(
    db,
    [actor.school.id, 0],
    wanted.map(({ fileId }) => fileId),
  );
  for (const { fileId, name } of wanted) {
    const file = await findReadableFile(db, actor, fileId, today);
    if (!file) {
      const issue = { code: 'unknown_file', params: { name } } as const;
      throw refuse(issue.code, { params: issue.params, issues: { file: issue } });
    }
    const isOwn = file.schoolId === actor.school.id;
    brought.push({ fileId: isOwn ? fileId : await copyFile(db, file, actor, app.now()), name });
  }
  return brought;
}
