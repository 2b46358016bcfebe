import { useCallback, useMemo } from 'react';
import { personStatuses } from '#contract/core/person-status.ts';
import type { SchoolModel } from '#contract/core/school-models.ts';
import { schoolModels } from '#contract/core/school-models.ts';
import { facultyClubBatchListCall } from '#contract/people/calls/faculty-club-batch-list.call.ts';
import { getFacultyClassListCall } from '#contract/people/calls/get-faculty-class-list.call.ts';
import { call } from '#src/lib/api-client.ts';
import type { ResourceFilter } from '#src/lib/resource/ResourceFilters.tsx';
import { useLoaded } from '#src/lib/use-loaded.ts';
import type { GridFilters } from '#src/ui/grid/grid.types.ts';
import { peopleMessages as messages } from './messages.en.ts';

interface Group {
  readonly id: number;
  readonly name: string;
  readonly parts: readonly { readonly id: number; readonly name: string }[];
}

interface FiltersOf {
  readonly schoolId: number;
  /** Only this teacher's groups; 0: all of the school. */
  readonly teacherId: number;
  readonly model: SchoolModel | undefined;
  readonly chosen: GridFilters;
}

const toOption = ({ id, name }: { readonly id: number; readonly name: string }) => ({
  value: String(id),
  label: name,
});

/** Filters: status, sign-in, class, club, and a part of the chosen one. */
export function usePeopleFilters({ schoolId, teacherId, model, chosen }: FiltersOf): ResourceFilter[] {
  const load = useCallback(
    (signal: AbortSignal) => loadGroups({ school_id: schoolId, faculty_id: teacherId }, signal),
    [schoolId, teacherId],
  );
  const [fetched] = useLoaded(load);
  const groups = fetched.kind === 'loaded' ? fetched.data : noGroups;
  const { grade, club } = chosen;
  return useMemo(() => {
    const texts = messages.filters;
    const of = (kind: 'grade' | 'club', all: string, none: string): ResourceFilter => ({
      id: kind,
      label: texts[kind],
      all,
      options: [...(teacherId === 0 ? [{ value: 'none', label: none }] : []), ...groups[kind].map(toOption)],
      resets: ['division'],
    });
    const part = [...groups.grade, ...groups.club].find(({ id }) => String(id) === (grade ?? club));
    return [
      ...(teacherId === 0 ? [statusFilter(), seenFilter()] : []),
      ...(model === schoolModels.clubs ? [] : [of('grade', texts.anyGrade, texts.noGrade)]),
      ...(model === schoolModels.clubs || model === schoolModels.clubsBesideGrades
        ? [of('club', texts.anyClub, texts.noClub)]
        : []),
      ...(part
        ? [
            {
              id: 'division',
              label: texts.division,
              all: grade === undefined ? texts.anyBatch : texts.anyDivision,
              options: part.parts.map(toOption),
            },
          ]
        : []),
    ];
  }, [groups, grade, club, model, teacherId]);
}

const noGroups: Readonly<Record<'grade' | 'club', readonly Group[]>> = { grade: [], club: [] };

async function loadGroups(
  input: { readonly school_id: number; readonly faculty_id: number },
  signal: AbortSignal,
): Promise<typeof noGroups> {
  const [classes, clubs] = await Promise.all([
    call(getFacultyClassListCall, input, { signal }),
    call(facultyClubBatchListCall, input, { signal }),
  ]);
  return {
    grade: classes.data.map(({ mbx_class_id: id, school_class: name, divisions }) => ({
      id,
      name,
      parts: divisions.map((part) => ({ id: part.id, name: part.section })),
    })),
    club: clubs.data.map(({ id, club_name: name, batches }) => ({
      id,
      name,
      parts: batches.map((part) => ({ id: part.id, name: part.batch_name })),
    })),
  };
}

const statusFilter = (): ResourceFilter => ({
  id: 'status',
  label: messages.filters.status,
  all: messages.filters.here,
  options: personStatuses.map((value) => ({ value, label: messages.status[value] })),
});

const seenFilter = (): ResourceFilter => ({
  id: 'seen',
  label: messages.filters.seen,
  all: messages.filters.anySeen,
  options: [{ value: 'never', label: messages.filters.never }],
});
