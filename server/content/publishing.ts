import type { PublishedProject } from '#contract/content/content.rules.ts';
import type { SignedIn } from '#server/core/call-context.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { closeProjectFiles, openProjectFiles } from './queries/content-files.ts';
import { countClasses, materialsOf, partsOf, sessionsOf } from './queries/project-tree.ts';
import { updateProject } from './queries/projects.ts';
import { deletePublished, writePublication } from './queries/publications.ts';
import type { projects } from './schema/projects.ts';

type Unit = Pick<UnitOfWork, 'app' | 'db'> & Pick<SignedIn, 'actor'>;
type StoredProject = typeof projects.$inferSelect;

async function contentOf(db: Queryable, project: StoredProject): Promise<PublishedProject> {
  const parts = await partsOf(db, project.id);
  const [sessions, materials] = [await sessionsOf(db, project.id), await materialsOf(db, project.id)];
  return {
    title: project.title,
    objective: project.objective,
    designThinking: project.designThinking,
    coverFileId: project.coverFileId,
    sampleFileId: project.sampleFileId,
    acceptedTypes: project.acceptedTypes,
    takesDrafts: project.takesDrafts,
    prerequisiteIds: parts.prerequisiteIds,
    alternativeIds: parts.alternativeIds,
    sessions: sessions.map(({ id, values }) => ({
      id,
      title: values.title,
      type: values.type,
      objective: values.objective,
      minutes: values.minutes,
      presentationFileId: values.presentationFileId || null,
      activities: values.activities,
      references: values.references.map((each) => ({ ...each, fileId: each.fileId || null })),
    })),
    materials: materials.map(({ id, values }) => ({ id, ...values, fileId: values.fileId || null })),
  };
}

/** Throws if a project is not ready to teach, with each lack beside its field. Returns what readers will open. */
export async function refuseUnready(
  { db, refuse }: Pick<Unit, 'db'> & Refusing<'no_objective' | 'no_classes' | 'no_sessions'>,
  project: StoredProject,
): Promise<PublishedProject> {
  const content = await contentOf(db, project);
  const lacksClass = project.kind === 'grade' && (await countClasses(db, project.id)) === 0;
  const issues = {
    ...(project.objective === '' && { objective: 'no_objective' as const }),
    ...(lacksClass && { classIds: 'no_classes' as const }),
    ...(content.sessions.length === 0 && { sessions: 'no_sessions' as const }),
  };
  const [first] = Object.values(issues);
  if (first) throw refuse(first, { issues });
  return content;
}

/** Makes this the project's public content, with the number of the publication. */
export async function publish(
  unit: Unit,
  project: StoredProject,
  content: PublishedProject,
): Promise<number> {
  const { app, db, actor } = unit;
  const { classIds, termIds } = await partsOf(db, project.id);
  const number = project.publishedNumber + 1;
  const row = {
    schoolId: project.schoolId,
    number,
    kind: project.kind,
    title: project.title,
    moduleId: project.moduleId,
    toolId: project.toolId,
    toolLevel: project.toolLevel,
    outputType: project.outputType,
    classIds,
    termIds,
    sessionCount: content.sessions.length,
    minutes: content.sessions.reduce((sum, { minutes }) => sum + minutes, 0),
    content,
    publishedAt: app.now(),
  };
  await writePublication(db, project.id, row, actor.id);
  await openProjectFiles(db, project.id);
  const version = project.version + 1;
  await updateProject(db, project.id, {
    status: 'published',
    rejectReason: '',
    publishedNumber: number,
    publishedVersion: version,
    version,
  });
  await writeEvents(unit, [
    {
      schoolId: project.schoolId,
      measure: 'project.published',
      subjectId: project.id,
      personId: actor.id,
      details: { number },
    },
  ]);
  return number;
}

export async function unpublish(unit: Unit, projectId: number): Promise<void> {
  const { db } = unit;
  const gone = await deletePublished(db, projectId);
  await closeProjectFiles(db, projectId);
  if (!gone) return;
  await updateProject(db, projectId, { status: 'archived' });
  await writeEvents(unit, [
    {
      schoolId: gone.schoolId,
      measure: 'project.archived',
      subjectId: projectId,
      personId: unit.actor.id,
    },
  ]);
}
