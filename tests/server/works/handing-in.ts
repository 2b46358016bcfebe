import type { Client, TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';
import { formSession, pendingFile } from './given-world.ts';

/** Handing in and deciding through the calls, by anybody. */

interface Saves {
  readonly projectId: number;
  /** Names and bytes of files that are uploaded for it. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
  readonly fileIds?: readonly string[];
  readonly url?: string;
  readonly learning?: string;
  readonly version?: number;
  readonly isDraft?: boolean;
}

/** Answers what the save answered, and the ids of the files of the work in order. */
export async function handIn(test: TestServer, client: Client, who: Named, saves: Saves) {
  const { projectId, files = {}, url = '', learning = 'I learned to measure.', version = 0 } = saves;
  const fileIds = [...(saves.fileIds ?? [])];
  for (const [name, bytes] of Object.entries(files))
    fileIds.push(await pendingFile(test, client, who, { projectId, name, bytes }));
  const { data } = await client.ok('update-project-file', {
    project_id: projectId,
    assignment_type: 1,
    my_learning: learning,
    url,
    file_path: fileIds.map((id) => ({ id })),
    version,
    formSession: await formSession(client),
    draft_flag: saves.isDraft ? 0 : 1,
  });
  return { ...data, fileIds };
}

interface Decided {
  readonly work_id: number;
  readonly attempt: number;
  readonly version: number;
}

/** Approves a work, onto the wall of fame or not, or asks for it once more. */
export async function decideOn(
  client: Client,
  teacher: Named,
  { work_id, attempt, version }: Decided,
  decision: 'approved' | 'wall' | 'resubmit' = 'approved',
) {
  const { formSession: key } = await client.ok('get-form-session', { form: 'review' });
  const answer = await client.ok('approved-student-project', {
    work_id,
    attempt,
    version,
    formStatus: decision === 'resubmit' ? 2 : 1,
    wallOfFameStatus: decision === 'wall' ? 1 : 0,
    feedback: 'Say why it works.',
    faculty_id: teacher.id,
    school_id: teacher.schoolId,
    formSession: key,
  });
  return answer.data;
}

/** Of these files those that this person may read now: the status of each. */
export const statusesOf = (client: Client, fileIds: readonly string[]): Promise<number[]> =>
  Promise.all(fileIds.map(async (id) => (await client.get(`/files/${id}`)).status));
