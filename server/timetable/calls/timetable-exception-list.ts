import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handler } from '#server/core/pipeline.ts';
import { pageOfRows } from '#server/core/resource/read-rows.ts';
import { divisions, grades, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { exceptionResource } from '../resources.ts';
import { timetableEntries as entries, timetableExceptions as exceptions } from '../schema/timetable.ts';

export const timetableExceptionList: Handler<'timetable-exception-list'> = (input, scene) => {
  const grade = alias(grades, 'own_grade');
  const kind = input.filters?.kind;
  return pageOfRows(exceptionResource, scene, input, {
    where: kind === undefined ? undefined : eq(exceptions.kind, kind),
    search: sql`' ' || lower(${exceptions.title})`,
    sorts: { onDay: exceptions.onDay },
    order: { by: 'onDay', descending: true },
    rows: (bound) =>
      bound(
        scene.db
          .select({
            id: exceptions.id,
            version: exceptions.version,
            kind: exceptions.kind,
            onDay: exceptions.onDay,
            toDay: exceptions.toDay,
            about: sql<string>`concat_ws(' · ', nullif(${exceptions.title}, ''), ${entries.subject},
              ${grades.name} || ' ' || ${divisions.name}, ${grade.name})`,
            teacher: sql<string>`coalesce(${personName(people)}, '')`,
            isRemoved: isNotNull(exceptions.removedAt).mapWith(Boolean),
          })
          .from(exceptions)
          .leftJoin(
            entries,
            and(eq(entries.schoolId, exceptions.schoolId), eq(entries.id, exceptions.entryId)),
          )
          .leftJoin(
            divisions,
            and(
              eq(divisions.schoolId, exceptions.schoolId),
              sql`${divisions.id} = coalesce(${exceptions.divisionId}, ${entries.divisionId})`,
            ),
          )
          .leftJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
          .leftJoin(grade, and(eq(grade.schoolId, exceptions.schoolId), eq(grade.id, exceptions.gradeId)))
          .leftJoin(
            people,
            and(eq(people.schoolId, exceptions.schoolId), eq(people.id, exceptions.personId)),
          ),
      ),
  });
};
