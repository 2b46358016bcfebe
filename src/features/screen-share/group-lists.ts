import type { Person } from '#contract/auth/session.model.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { facultyClubBatchListCall } from '#contract/people/calls/faculty-club-batch-list.call.ts';
import { getFacultyClassListCall } from '#contract/people/calls/get-faculty-class-list.call.ts';
import { call } from '#src/lib/api-client.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const choice = (id: number, label: string): Choice => ({ value: String(id), label });

export interface GroupChoice extends Choice {
  readonly parts: readonly Choice[];
}

/** [CC-15] Only the person's own grades with divisions, or clubs with batches. */
export async function loadGroups(
  { id, school }: Person,
  kind: GroupKind,
  signal: AbortSignal,
): Promise<GroupChoice[]> {
  const asked = { faculty_id: id, school_id: school.id };
  if (kind === 'grade') {
    const { data } = await call(getFacultyClassListCall, asked, { signal });
    return data.map(({ mbx_class_id, school_class, divisions }) => ({
      ...choice(mbx_class_id, school_class),
      parts: divisions.map((division) => choice(division.id, division.section)),
    }));
  }
  const { data } = await call(facultyClubBatchListCall, asked, { signal });
  return data.map(({ id: clubId, club_name, batches }) => ({
    ...choice(clubId, club_name),
    parts: batches.map((batch) => choice(batch.id, batch.batch_name)),
  }));
}
