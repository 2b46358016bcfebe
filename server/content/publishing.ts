import { and, eq, isNull, sql } from 'drizzle-orm';
import { audienceOfCarrier, type PublishedProject } from '#contract/content/content.rules.ts';
import type { SignedIn } from '#server/core/call-context.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { materialsOf, partsOf, sessionsOf } from './queries/project-tree.ts';
import { projectClasses, projects } from './schema/projects.ts';
import {
  contentFiles,
  projectPublications,
  publishedProjects,
  publishedSessions,
} from './schema/published.ts';

type Unit = Pick<UnitOfWork, 'app' | 'db'> & Pick<SignedIn, 'actor'>;
type StoredProject = typeof projects.$inferSelect;

/** Something that hangs on the project was changed: whoever publishes has seen it, and readers get it then. */
export async function touchProject({ app, db, actor }: Unit, projectId: number): Promise<void> {
  await db
    .update(projects)
    .set({ updatedAt: app.now(), updatedBy: actor.id, version: sql`${projects.version} + 1` })
    .where(eq(projects.id, projectId));
}

/** Everything a reader of the project will open. */
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

/** Refuses what nobody could teach by, each lack beside its field; else everything a reader will open. */
export async function refuseUnready(
  { db, refuse }: Pick<Unit, 'db'> & Refusing<'no_objective' | 'no_classes' | 'no_sessions'>,
  project: StoredProject,
): Promise<PublishedProject> {
  const content = await contentOf(db, project);
  const isOfClass = eq(projectClasses.projectId, project.id);
  const lacksClass = project.kind === 'grade' && (await db.$count(projectClasses, isOfClass)) === 0;
  const issues = {
    ...(project.objective === '' && { objective: 'no_objective' as const }),
    ...(lacksClass && { classIds: 'no_classes' as const }),
    ...(content.sessions.length === 0 && { sessions: 'no_sessions' as const }),
  };
  const [first] = Object.values(issues);
  if (first) throw refuse(first, { issues });
  return content;
}

export const isPublished = async (db: Queryable, projectId: number): Promise<boolean> =>
  (await db.$count(publishedProjects, eq(publishedProjects.projectId, projectId))) > 0;

/** From now on this is what everybody else reads of it; `number` is the publication's. */
export async function publish(
  unit: Unit,
  project: StoredProject,
  content: PublishedProject,
): Promise<number> {
  const { app, db, actor } = unit;
  const { classIds, termIds } = await partsOf(db, project.id);
  const number = project.publishedNumber + 1;
  const now = app.now();
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
    publishedAt: now,
  };
  await db
    .insert(publishedProjects)
    .values({ projectId: project.id, ...row })
    .onConflictDoUpdate({ target: publishedProjects.projectId, set: row });
  await db.delete(publishedSessions).where(eq(publishedSessions.projectId, project.id));
  if (content.sessions.length > 0)
    await db.insert(publishedSessions).values(
      content.sessions.map(({ id, title, type, minutes }, index) => ({
        projectId: project.id,
        sessionId: id,
        position: index + 1,
        title,
        type,
        minutes,
      })),
    );
  await db
    .insert(projectPublications)
    .values({ projectId: project.id, number, content, publishedBy: actor.id, publishedAt: now });
  await openFiles(db, project.id);
  await db
    .update(projects)
    .set({
      status: 'published',
      rejectReason: '',
      publishedNumber: number,
      publishedVersion: project.version + 1,
      version: project.version + 1,
    })
    .where(eq(projects.id, project.id));
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

/** The files a project carries now are read by whom they are for; earlier ones by the authors alone. */
async function openFiles(db: Queryable, projectId: number): Promise<void> {
  const isCurrent = and(eq(contentFiles.projectId, projectId), isNull(contentFiles.replacedAt));
  await db.update(contentFiles).set({ audience: 'authors' }).where(eq(contentFiles.projectId, projectId));
  const carried = await db
    .selectDistinct({ carrier: contentFiles.carrier })
    .from(contentFiles)
    .where(isCurrent);
  for (const { carrier } of carried)
    await db
      .update(contentFiles)
      .set({ audience: audienceOfCarrier(carrier) })
      .where(and(isCurrent, eq(contentFiles.carrier, carrier)));
}

/** Nobody but the authors reads it any more; what was published is kept. */
export async function unpublish(unit: Unit, projectId: number): Promise<void> {
  const { db } = unit;
  const [gone] = await db
    .delete(publishedProjects)
    .where(eq(publishedProjects.projectId, projectId))
    .returning({ schoolId: publishedProjects.schoolId });
  await db.update(contentFiles).set({ audience: 'authors' }).where(eq(contentFiles.projectId, projectId));
  if (!gone) return;
  await db.update(projects).set({ status: 'archived' }).where(eq(projects.id, projectId));
  await writeEvents(unit, [
    {
      schoolId: gone.schoolId,
      measure: 'project.archived',
      subjectId: projectId,
      personId: unit.actor.id,
    },
  ]);
}
