import { eq } from 'drizzle-orm';
import type { AcceptedType, OutputType, SessionType } from '#contract/content/content.rules.ts';
import { pendingIdOf } from '#contract/works/entries.rules.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Queryable } from '#server/db/database.ts';
import { addTaught, give } from '../learning/learning-rows.ts';
import type { Client, TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';

interface Asks {
  readonly acceptedTypes?: readonly AcceptedType[];
  readonly takesDrafts?: boolean;
  readonly outputType?: OutputType;
  readonly types?: readonly SessionType[];
  readonly dueOn?: string;
  readonly toolId?: number;
}

interface At {
  readonly schoolId: number;
  readonly gradeId: number;
  readonly divisionId: number;
}

/** A published project, given to a division. */
export async function givenProject(db: Queryable, at: At, asks: Asks = {}) {
  const { acceptedTypes, takesDrafts, outputType, types = ['make'], dueOn, toolId } = asks;
  const taught = await addTaught(db, { types });
  const [row] = await db
    .select()
    .from(publishedProjects)
    .where(eq(publishedProjects.projectId, taught.projectId));
  await db
    .update(publishedProjects)
    .set({
      ...(outputType && { outputType }),
      ...(toolId !== undefined && { toolId }),
      content: {
        ...row!.content,
        ...(acceptedTypes && { acceptedTypes }),
        ...(takesDrafts !== undefined && { takesDrafts }),
      },
    })
    .where(eq(publishedProjects.projectId, taught.projectId));
  await give(db, taught.projectId, {
    schoolId: at.schoolId,
    groupId: at.gradeId,
    kind: 'division',
    assigneeId: at.divisionId,
    ...(dueOn !== undefined && { dueOn }),
  });
  return taught;
}

/** A pending file of this student for the project, claimed as a browser does. */
export async function pendingFile(
  test: TestServer,
  client: Client,
  who: Named,
  {
    projectId,
    name,
    bytes,
  }: { readonly projectId: number; readonly name: string; readonly bytes: Uint8Array },
): Promise<string> {
  const upload_id = await test.finishedUpload(who, name, bytes, 'project');
  const id = pendingIdOf(projectId, Date.now());
  const { file } = await client.ok('pending-project-file', {
    id,
    upload_id,
    org_name: name,
    assignment_type: 1,
    session_id: 0,
  });
  return file.id;
}

export async function formSession(client: Client): Promise<string> {
  const answer = await client.ok('get-form-session', { form: 'work' });
  return answer.formSession;
}
