import { checkNoticeExistCall } from '#contract/choices/calls/check-notice-exist.call.ts';
import { clubProjectNotifiedByFacultyCall } from '#contract/choices/calls/club-project-notified-by-faculty.call.ts';
import { projectNotifiedByFacultyCall } from '#contract/choices/calls/project-notified-by-faculty.call.ts';
import { getFacultyBatchListCall } from '#contract/classes/calls/get-faculty-batch-list.call.ts';
import { getFacultyClassListCall } from '#contract/people/calls/get-faculty-class-list.call.ts';
import { getFacultyClubListCall } from '#contract/people/calls/get-faculty-club-list.call.ts';
import { call } from '#src/lib/api-client.ts';

export interface TaughtGroup {
  readonly kind: 'grade' | 'club';
  readonly id: number;
  readonly name: string;
  readonly parts: readonly number[];
}

export async function loadTaught(
  { id, school }: { readonly id: number; readonly school: { readonly id: number } },
  signal: AbortSignal,
): Promise<TaughtGroup[]> {
  const asked = { school_id: school.id, faculty_id: id };
  const [classes, clubs, batches] = await Promise.all([
    call(getFacultyClassListCall, asked, { signal }),
    call(getFacultyClubListCall, asked, { signal }),
    call(getFacultyBatchListCall, { club_id: 0, school_id: school.id }, { signal }),
  ]);
  return [
    ...classes.data.map(({ mbx_class_id, school_class, divisions }) => ({
      kind: 'grade' as const,
      id: mbx_class_id,
      name: school_class,
      parts: divisions.map((division) => division.id),
    })),
    ...clubs.data.map((club) => ({
      kind: 'club' as const,
      id: club.id,
      name: club.club_name,
      parts: batches.data.filter(({ club_id }) => club_id === club.id).map((batch) => batch.id),
    })),
  ];
}

export const groupOfTaught = ({ kind, id }: TaughtGroup) =>
  kind === 'grade' ? { mbx_class_id: id } : { club_id: id };

/** True if one of the teacher's sections or batches was told of the project before. */
export async function wasNotified(
  group: TaughtGroup,
  project_id: number,
  signal: AbortSignal,
): Promise<boolean> {
  const answers = await Promise.all(
    group.parts.map((division) =>
      call(
        checkNoticeExistCall,
        { grade: group.id, division, project_id, isClubPrj: group.kind === 'club' },
        { signal },
      ),
    ),
  );
  return answers.some(({ exists }) => exists === 1);
}

export const tellClass = ({ kind, id }: TaughtGroup, project_id: number) =>
  kind === 'grade'
    ? call(projectNotifiedByFacultyCall, { mbx_class_id: id, division_id: 0, project_id })
    : call(clubProjectNotifiedByFacultyCall, { club_id: id, division_id: 0, project_id });
