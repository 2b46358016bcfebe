import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { curriculumAssignments, curriculumChoices, isOfChoice } from '../schema.ts';
import { choicesAt } from './choices.ts';
import type { ChosenGroup } from './chosen-group.ts';

interface NewChoice {
  readonly projectId: number;
  /** The template; 0: by hand. */
  readonly template: number;
}

interface Chosen {
  readonly by: number;
  readonly at: Date;
}

const rowsAt = ({ school, year, group }: ChosenGroup, choices: readonly NewChoice[], { by, at }: Chosen) =>
  choices.map(({ projectId, template }) => ({
    schoolId: school.id,
    academicYear: year,
    groupId: group.id,
    projectId,
    templateId: template || null,
    chosenBy: by,
    chosenAt: at,
  }));

export const insertChoices = (
  db: Queryable,
  place: ChosenGroup,
  choices: readonly NewChoice[],
  chosen: Chosen,
) => db.insert(curriculumChoices).values(rowsAt(place, choices, chosen));

/** Returns projects that are new, or came out of the archive. */
export const insertOrRestoreChoices = (
  db: Queryable,
  place: ChosenGroup,
  choices: readonly NewChoice[],
  chosen: Chosen,
) =>
  insertChoices(db, place, choices, chosen)
    .onConflictDoUpdate({
      target: [
        curriculumChoices.schoolId,
        curriculumChoices.academicYear,
        curriculumChoices.groupId,
        curriculumChoices.projectId,
      ],
      set: { archivedAt: null, version: nextVersion(curriculumChoices) },
      setWhere: isNotNull(curriculumChoices.archivedAt),
    })
    .returning({ projectId: curriculumChoices.projectId, version: curriculumChoices.version });

/** `projectIds` undefined: all. Returns each choice with its assignments. */
export const listChosen = (db: Queryable, place: ChosenGroup, projectIds: readonly number[] | undefined) =>
  db
    .select({
      projectId: curriculumChoices.projectId,
      template: sql<number>`coalesce(${curriculumChoices.templateId}, 0)`,
      assignments: db.$count(curriculumAssignments, isOfChoice),
    })
    .from(curriculumChoices)
    .where(
      and(
        choicesAt(place),
        isNull(curriculumChoices.archivedAt),
        projectIds && inArray(curriculumChoices.projectId, [...projectIds]),
      ),
    );

type Some = readonly { readonly projectId: number }[];

const among = (place: ChosenGroup, some: Some) =>
  and(
    choicesAt(place),
    inArray(
      curriculumChoices.projectId,
      some.map(({ projectId }) => projectId),
    ),
  );

/** null: takes them out of the archive. */
export async function archiveChoices(
  db: Queryable,
  place: ChosenGroup,
  some: Some,
  archivedAt: Date | null,
): Promise<void> {
  if (some.length === 0) return;
  const next = { archivedAt, version: nextVersion(curriculumChoices) };
  await db.update(curriculumChoices).set(next).where(among(place, some));
}

export async function deleteChoices(db: Queryable, place: ChosenGroup, some: Some): Promise<void> {
  if (some.length > 0) await db.delete(curriculumChoices).where(among(place, some));
}
