import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { saveProjectRefusals } from '#contract/content/content.refusals.ts';
import type { ProjectFields } from '#contract/content/projects.wire.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { attachContentFiles } from './carried-files.ts';
import { refuseWriting } from './own-projects.ts';
import { type ContentOwner, isBuildable } from './queries/content-owner.ts';
import { loopThrough } from './queries/projects.ts';
import { areClasses, areTerms } from './queries/terms.ts';
import { academicModules } from './schema/modules.ts';
import {
  projectAlternatives,
  projectClasses,
  projectPrerequisites,
  projects,
  projectTerms,
} from './schema/projects.ts';
import { tools } from './schema/terms.ts';

type CallContext = SignedInContext<ReasonsOf<typeof saveProjectRefusals>>;

/** The columns of a project's draft. What readers get does not change. */
export async function columnsOfProject(
  scene: CallContext,
  owner: ContentOwner,
  stored: { readonly id: number } | null,
  fields: ProjectFields,
) {
  await refuseWriting(scene, fields.kind);
  await refuseUnknownParts(scene, owner, stored?.id ?? 0, fields);
  const { empathise, define, ideate, prototype, test } = fields;
  return {
    title: fields.title,
    kind: fields.kind,
    objective: fields.objective,
    moduleId: fields.moduleId,
    toolId: fields.toolId,
    toolLevel: fields.toolId === null ? 0 : fields.toolLevel,
    outputType: fields.outputType,
    acceptedTypes: fields.acceptedTypes,
    takesDrafts: fields.takesDrafts,
    designThinking: { empathise, define, ideate, prototype, test },
    coverFileId: fields.coverFileId || null,
    sampleFileId: fields.sampleFileId || null,
    updatedAt: scene.app.now(),
    updatedBy: scene.actor.id,
    reservedFor: null,
  };
}

/** Writes what a project is aligned to and built on, and the files it has. */
export async function putPartsOfProject(
  scene: CallContext,
  schoolId: number,
  id: number,
  fields: ProjectFields,
): Promise<void> {
  await putParts(scene.db, id, fields);
  const carrier = { schoolId, id, projectId: id };
  await attachContentFiles(scene, { ...carrier, kind: 'project_cover' }, [fields.coverFileId]);
  await attachContentFiles(scene, { ...carrier, kind: 'project_sample' }, [fields.sampleFileId]);
}

async function putParts(db: Queryable, projectId: number, fields: ProjectFields): Promise<void> {
  const { classIds, termIds, prerequisiteIds, alternativeIds } = fields;
  for (const table of [projectClasses, projectTerms, projectPrerequisites, projectAlternatives])
    await db.delete(table).where(eq(table.projectId, projectId));
  if (classIds.length > 0)
    await db.insert(projectClasses).values(classIds.map((classId) => ({ projectId, classId })));
  if (termIds.length > 0)
    await db.insert(projectTerms).values(termIds.map((termId) => ({ projectId, termId })));
  if (prerequisiteIds.length > 0)
    await db
      .insert(projectPrerequisites)
      .values(prerequisiteIds.map((requiredId) => ({ projectId, requiredId })));
  if (alternativeIds.length > 0)
    await db
      .insert(projectAlternatives)
      .values(alternativeIds.map((alternativeId) => ({ projectId, alternativeId })));
}

async function refuseUnknownParts(
  { db, refuse }: CallContext,
  owner: ContentOwner,
  projectId: number,
  fields: ProjectFields,
): Promise<void> {
  const unknown = (field: keyof ProjectFields) =>
    refuse('unknown_part', { issues: { [field]: 'unknown_part' } });
  const { moduleId, toolId, classIds, termIds, prerequisiteIds, alternativeIds } = fields;
  if (!(await areClasses(db, classIds))) throw unknown('classIds');
  if (!(await areTerms(db, termIds))) throw unknown('termIds');
  const module = and(eq(academicModules.id, moduleId ?? 0), isNull(academicModules.removedAt));
  if (moduleId !== null && (await db.$count(academicModules, module)) === 0) throw unknown('moduleId');
  const tool = and(eq(tools.id, toolId ?? 0), isNull(tools.removedAt));
  if (toolId !== null && (await db.$count(tools, tool)) === 0) throw unknown('toolId');
  if (!(await areProjects(db, owner, prerequisiteIds))) throw unknown('prerequisiteIds');
  if (!(await areProjects(db, owner, alternativeIds)) || alternativeIds.includes(projectId))
    throw unknown('alternativeIds');
  if (prerequisiteIds.length === 0) return;
  const loop = await loopThrough(db, projectId, prerequisiteIds);
  if (loop === null) return;
  const found = { code: 'prerequisite_loop', params: { loop } } as const;
  throw refuse('prerequisite_loop', { params: found.params, issues: { prerequisiteIds: found } });
}

/** The office builds on its own projects; a teacher on theirs and on what is published for the school. */
async function areProjects(db: Queryable, owner: ContentOwner, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const isThere = and(
    inArray(projects.id, [...ids]),
    isBuildable(owner),
    isNull(projects.removedAt),
    sql`${projects.title} <> ''`,
  );
  return (await db.$count(projects, isThere)) === ids.length;
}
