import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { calls } from '#contract/catalogue.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { curriculumTemplates, templateProjects } from '#server/choices/schema.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { pageOfRows } from '#server/core/resource/read-rows.ts';
import type { Queryable } from '#server/db/database.ts';
import { naturalOrder } from '#server/db/natural-order.ts';
import { outer } from '#server/db/outer-column.ts';
import { masterClasses } from '#server/directory/schema.ts';
import { projects } from '../schema/projects.ts';
import { templateResource } from './content-resources.ts';

const isOffice = eq(curriculumTemplates.schoolId, 0);

export function templatePage(scene: SignedInContext, input: CallParsed<(typeof calls)['template-page']>) {
  const { kind } = input.filters ?? {};
  const { removedAt } = curriculumTemplates;
  return pageOfRows(templateResource, scene, input, {
    where: kind && eq(curriculumTemplates.kind, kind),
    search: curriculumTemplates.searchText,
    sorts: { name: [naturalOrder(curriculumTemplates.name), curriculumTemplates.name] },
    order: { by: 'name' },
    rows: (bound) =>
      bound(
        scene.db
          .select({
            id: curriculumTemplates.id,
            version: curriculumTemplates.version,
            name: curriculumTemplates.name,
            kind: curriculumTemplates.kind,
            class: sql<string>`coalesce((
            select m.name from ${masterClasses} m where m.id = ${outer(curriculumTemplates.classId)}), '')`,
            isDefault: curriculumTemplates.isDefault,
            projects: sql`(
            select count(*) from ${templateProjects} p
            where p.template_id = ${outer(curriculumTemplates.id)})`.mapWith(Number),
            isRemoved: sql<boolean>`${removedAt} is not null`,
          })
          .from(curriculumTemplates),
      ),
  });
}

export async function findTemplate(db: Queryable, id: number) {
  const [template] = await db
    .select()
    .from(curriculumTemplates)
    .where(and(isOffice, eq(curriculumTemplates.id, id), isNull(curriculumTemplates.removedAt)));
  if (!template) return undefined;
  const held = await db
    .select({ id: templateProjects.projectId })
    .from(templateProjects)
    .where(eq(templateProjects.templateId, id))
    .orderBy(asc(templateProjects.position));
  return { template, projectIds: held.map((each) => each.id) };
}

/** True if all are the office's projects for this kind of group. Locks them. */
export async function areOfKind(db: Queryable, kind: GroupKind, ids: readonly number[]): Promise<boolean> {
  const found = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.schoolId, 0),
        eq(projects.kind, kind),
        isNull(projects.removedAt),
        inArray(projects.id, [...ids]),
      ),
    )
    .for('share');
  return found.length === ids.length;
}

interface Usual {
  /** 0: the office. */
  readonly schoolId: number;
  readonly kind: GroupKind;
  readonly classId: number | null;
}

export async function clearDefaultTemplate(db: Queryable, { schoolId, kind, classId }: Usual): Promise<void> {
  await db
    .update(curriculumTemplates)
    .set({ isDefault: false })
    .where(
      and(
        eq(curriculumTemplates.schoolId, schoolId),
        eq(curriculumTemplates.kind, kind),
        sql`${curriculumTemplates.classId} is not distinct from ${classId}::smallint`,
      ),
    );
}

export async function insertTemplateProjects(
  db: Queryable,
  templateId: number,
  projectIds: readonly number[],
): Promise<void> {
  await db
    .insert(templateProjects)
    .values(projectIds.map((projectId, index) => ({ templateId, projectId, position: index + 1 })));
}

export async function replaceTemplateProjects(
  db: Queryable,
  templateId: number,
  projectIds: readonly number[],
): Promise<void> {
  await db.delete(templateProjects).where(eq(templateProjects.templateId, templateId));
  await insertTemplateProjects(db, templateId, projectIds);
}
