import {
  and,
  arrayContains,
  asc,
  count,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ChoiceState } from '#contract/choices/choices.rules.ts';
import type { PageRequest } from '#contract/core/page.ts';
import { isOfChoice } from '#server/choices/schema.ts';
import { academicModules } from '#server/content/schema/modules.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { builder } from '#server/db/prepared.ts';
import { curriculumAssignments, curriculumChoices, schoolModuleOrder } from '../schema.ts';
import { type ChosenGroup } from './chosen-group.ts';

/** A condition on choices: of the place. */
export const choicesAt = ({ school, year, group }: ChosenGroup) =>
  and(
    eq(curriculumChoices.schoolId, school.id),
    eq(curriculumChoices.academicYear, year),
    eq(curriculumChoices.groupId, group.id),
  );

/** A condition on published projects: the office's and the school's approved ones, of its class. */
export const offeredAt = ({ school, group }: ChosenGroup) =>
  and(
    inArray(publishedProjects.schoolId, [0, school.id]),
    eq(publishedProjects.kind, group.kind),
    group.classId === null ? undefined : arrayContains(publishedProjects.classIds, [group.classId]),
  );

const ofProject = (place: ChosenGroup) =>
  and(choicesAt(place), eq(curriculumChoices.projectId, publishedProjects.projectId));

const isChosenAs = (place: ChosenGroup, archived?: SQL) =>
  exists(
    builder
      .select({ one: sql`1` })
      .from(curriculumChoices)
      .where(and(ofProject(place), archived)),
  );

function inState(place: ChosenGroup, state: ChoiceState): SQL {
  if (state === 'open') return not(isChosenAs(place));
  const { archivedAt } = curriculumChoices;
  return isChosenAs(place, state === 'chosen' ? isNull(archivedAt) : isNotNull(archivedAt));
}

/** Needs a left join of `curriculum_choices`. */
const stateColumn = sql<ChoiceState>`case when ${curriculumChoices.id} is null then 'open'
  when ${curriculumChoices.archivedAt} is null then 'chosen' else 'archived' end`;

const assignmentsColumn = sql<number>`(select count(*)::int from ${curriculumAssignments} a
  where a.school_id = ${curriculumChoices.schoolId} and a.choice_id = ${curriculumChoices.id})`;

interface Filters {
  readonly state?: ChoiceState | undefined;
  readonly module?: string | undefined;
}

export function offeredPage(
  db: Queryable,
  wanted: PageRequest<'title' | 'newest' | 'minutes'> & { readonly filters?: Filters },
  place: ChosenGroup,
) {
  const { state, module } = wanted.filters ?? {};
  return pageOf(db, wanted, {
    of: publishedProjects,
    where: and(
      offeredAt(place),
      state && inState(place, state),
      module === undefined ? undefined : eq(sql`coalesce(${publishedProjects.moduleId}, 0)`, Number(module)),
    ),
    search: publishedProjects.searchText,
    sorts: {
      title: publishedProjects.title,
      newest: publishedProjects.publishedAt,
      minutes: publishedProjects.minutes,
    },
    order: { by: 'title' },
    key: publishedProjects.projectId,
    rows: async (bound) => {
      // Finds the page first, so that details are read only for its rows.
      const page = await bound(db.select({ id: publishedProjects.projectId }).from(publishedProjects));
      const ids = page.map(({ id }) => id);
      return db
        .select({
          project_id: publishedProjects.projectId,
          title: publishedProjects.title,
          module_id: sql<number>`coalesce(${publishedProjects.moduleId}, 0)`,
          module_name: sql<string>`coalesce(${academicModules.name}, '')`,
          tool_name: sql<string>`coalesce(${tools.name}, '')`,
          output_type: publishedProjects.outputType,
          session_count: publishedProjects.sessionCount,
          minutes: publishedProjects.minutes,
          is_own: sql<0 | 1>`(${publishedProjects.schoolId} <> 0)::int`,
          state: stateColumn,
          assignments: assignmentsColumn,
        })
        .from(publishedProjects)
        .leftJoin(curriculumChoices, ofProject(place))
        .leftJoin(academicModules, eq(academicModules.id, publishedProjects.moduleId))
        .leftJoin(tools, eq(tools.id, publishedProjects.toolId))
        .where(inArray(publishedProjects.projectId, ids))
        .orderBy(sql`array_position(${sql.param(ids)}::int[], ${publishedProjects.projectId})`);
    },
  });
}

/** States never share a revision: new rows raise the highest id, removals lower the count, changes raise versions. */
export async function revisionOf(db: Queryable, place: ChosenGroup) {
  const [row] = await db
    .select({
      all: count(),
      chosen: sql<number>`(count(*) filter (where ${curriculumChoices.archivedAt} is null))::int`,
      last: sql<number>`coalesce(max(${curriculumChoices.id}), 0)`,
      versions: sql<number>`coalesce(sum(${curriculumChoices.version}), 0)`,
    })
    .from(curriculumChoices)
    .where(choicesAt(place));
  const { all = 0, chosen = 0, last = 0, versions = 0 } = row ?? {};
  return { all, chosen, revision: `${all}.${last}.${versions}` };
}

export async function offeredAmong(db: Queryable, place: ChosenGroup, ids: readonly number[]) {
  const rows = await db
    .select({ id: publishedProjects.projectId })
    .from(publishedProjects)
    .where(and(offeredAt(place), inArray(publishedProjects.projectId, [...ids])));
  return rows.map(({ id }) => id);
}

const orderAt = ({ school, year, group }: ChosenGroup) =>
  and(
    eq(schoolModuleOrder.schoolId, school.id),
    eq(schoolModuleOrder.academicYear, year),
    eq(schoolModuleOrder.groupId, group.id),
  );

export const hasOwnOrder = async (db: Queryable, place: ChosenGroup) =>
  (await db.$count(schoolModuleOrder, orderAt(place))) > 0;

/** Choices still offered, by modules in the school's order. */
export function chosenProjects(db: Queryable, place: ChosenGroup, where?: SQL) {
  const ofAssignments = sql`from ${curriculumAssignments} a
    where a.school_id = ${curriculumChoices.schoolId} and a.choice_id = ${curriculumChoices.id}`;
  return db
    .select({
      choice_id: curriculumChoices.id,
      project_id: publishedProjects.projectId,
      title: publishedProjects.title,
      session_count: publishedProjects.sessionCount,
      minutes: publishedProjects.minutes,
      is_archived: sql<0 | 1>`(${curriculumChoices.archivedAt} is not null)::int`,
      assignments: assignmentsColumn,
      due_on: sql<string>`coalesce((select min(a.due_on) ${ofAssignments})::text, '')`,
      module_id: sql<number>`coalesce(${academicModules.id}, 0)`,
      module_name: sql<string>`coalesce(${academicModules.name}, '')`,
    })
    .from(curriculumChoices)
    .innerJoin(publishedProjects, eq(publishedProjects.projectId, curriculumChoices.projectId))
    .leftJoin(academicModules, eq(academicModules.id, publishedProjects.moduleId))
    .leftJoin(schoolModuleOrder, and(orderAt(place), eq(schoolModuleOrder.moduleId, academicModules.id)))
    .where(and(choicesAt(place), where))
    .orderBy(
      // Modules newer than the school's order come last, in the office's order.
      sql`${schoolModuleOrder.position} nulls last, ${academicModules.position} nulls last, ${academicModules.id} nulls last`,
      asc(publishedProjects.title),
      asc(publishedProjects.projectId),
    );
}

/** A condition on `curriculum_choices`. */
export const isTaught = isNull(curriculumChoices.archivedAt);

/** Taught, and assigned to nobody. */
export const isUnassigned = and(
  isTaught,
  not(exists(builder.select({ one: sql`1` }).from(curriculumAssignments).where(isOfChoice))),
);

export async function replaceModuleOrder(db: Queryable, place: ChosenGroup, moduleIds: readonly number[]) {
  await db.delete(schoolModuleOrder).where(orderAt(place));
  const at = { schoolId: place.school.id, academicYear: place.year, groupId: place.group.id };
  await db
    .insert(schoolModuleOrder)
    .values(moduleIds.map((moduleId, index) => ({ ...at, moduleId, position: index + 1 })));
}
