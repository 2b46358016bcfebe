import { and, asc, desc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Queryable } from '#server/db/database.ts';
import { naturalOrder } from '#server/db/natural-order.ts';
import { builder } from '#server/db/prepared.ts';
import { curriculumChoices, curriculumTemplates, templateProjects } from '../schema.ts';
import { choicesAt, offeredAt } from './choices.ts';
import type { ChosenGroup } from './chosen-group.ts';

/** A condition: the office's and the school's templates for the class or for any. */
const usableAt = ({ school, group }: ChosenGroup) =>
  and(
    inArray(curriculumTemplates.schoolId, [0, school.id]),
    eq(curriculumTemplates.kind, group.kind),
    isNull(curriculumTemplates.removedAt),
    or(
      isNull(curriculumTemplates.classId),
      group.classId === null ? undefined : eq(curriculumTemplates.classId, group.classId),
    ),
  );

/** The school's own first, with default ones before all others. */
export function templatesAt(db: Queryable, place: ChosenGroup) {
  const isChosen = exists(
    builder
      .select({ one: sql`1` })
      .from(curriculumChoices)
      .where(
        and(
          choicesAt(place),
          eq(curriculumChoices.projectId, publishedProjects.projectId),
          isNull(curriculumChoices.archivedAt),
        ),
      ),
  );
  return db
    .select({
      template_id: curriculumTemplates.id,
      template_name: curriculumTemplates.name,
      is_default: sql<0 | 1>`${curriculumTemplates.isDefault}::int`,
      is_own: sql<0 | 1>`(${curriculumTemplates.schoolId} <> 0)::int`,
      projects: sql<number>`count(${publishedProjects.projectId})::int`,
      chosen: sql<number>`(count(${publishedProjects.projectId}) filter (where ${isChosen}))::int`,
    })
    .from(curriculumTemplates)
    .leftJoin(templateProjects, eq(templateProjects.templateId, curriculumTemplates.id))
    .leftJoin(
      publishedProjects,
      and(eq(publishedProjects.projectId, templateProjects.projectId), offeredAt(place)),
    )
    .where(usableAt(place))
    .groupBy(curriculumTemplates.id)
    .orderBy(
      desc(curriculumTemplates.isDefault),
      desc(sql`${curriculumTemplates.schoolId} <> 0`),
      asc(naturalOrder(curriculumTemplates.name)),
      asc(curriculumTemplates.id),
    );
}

export async function isUsableTemplate(db: Queryable, place: ChosenGroup, id: number): Promise<boolean> {
  return (await db.$count(curriculumTemplates, and(usableAt(place), eq(curriculumTemplates.id, id)))) > 0;
}

/** Offered projects of the template, in its order. */
export function projectsOfTemplate(db: Queryable, place: ChosenGroup, id: number) {
  return db
    .select({
      project_id: publishedProjects.projectId,
      title: publishedProjects.title,
      state: sql<'open' | 'chosen' | 'archived'>`case when ${curriculumChoices.id} is null then 'open'
        when ${curriculumChoices.archivedAt} is null then 'chosen' else 'archived' end`,
    })
    .from(templateProjects)
    .innerJoin(publishedProjects, eq(publishedProjects.projectId, templateProjects.projectId))
    .leftJoin(
      curriculumChoices,
      and(choicesAt(place), eq(curriculumChoices.projectId, publishedProjects.projectId)),
    )
    .where(and(eq(templateProjects.templateId, id), offeredAt(place)))
    .orderBy(asc(templateProjects.position), asc(publishedProjects.projectId));
}

type TemplateRow = typeof curriculumTemplates.$inferInsert;

export const insertTemplate = (db: Queryable, row: TemplateRow) =>
  db.insert(curriculumTemplates).values(row).returning({ id: curriculumTemplates.id });

const isTemplate = ({ schoolId, id }: { readonly schoolId: number; readonly id: number }) =>
  and(eq(curriculumTemplates.id, id), eq(curriculumTemplates.schoolId, schoolId));

/** Locked until the transaction ends. */
export async function lockOwnTemplate(db: Queryable, schoolId: number, id: number) {
  const [stored] = await db
    .select()
    .from(curriculumTemplates)
    .where(isTemplate({ schoolId, id }))
    .for('update');
  return stored;
}

export const updateTemplate = (
  db: Queryable,
  of: Parameters<typeof isTemplate>[0],
  values: Partial<TemplateRow>,
) => db.update(curriculumTemplates).set(values).where(isTemplate(of));
