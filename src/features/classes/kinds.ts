import { createBatchCall } from '#contract/classes/calls/create-batch.call.ts';
import { createClubCall } from '#contract/classes/calls/create-club.call.ts';
import { getBatchMergeStudentCall } from '#contract/classes/calls/get-batch-merge-student.call.ts';
import { getDivisionBatchListCall } from '#contract/classes/calls/get-division-batch-list.call.ts';
import { getDivisionsCall } from '#contract/classes/calls/get-divisions.call.ts';
import { getListBatchCall } from '#contract/classes/calls/get-list-batch.call.ts';
import { getMappedSchoolClubsCall } from '#contract/classes/calls/get-mapped-school-clubs.call.ts';
import { getSchoolClassesCall } from '#contract/classes/calls/get-school-classes.call.ts';
import { mapClassMbxCall } from '#contract/classes/calls/map-class-mbx.call.ts';
import { mapClassSectionCall } from '#contract/classes/calls/map-class-section.call.ts';
import { removeBatchCall } from '#contract/classes/calls/remove-batch.call.ts';
import { removeClassSectionCall } from '#contract/classes/calls/remove-class-section.call.ts';
import { removeClubCall } from '#contract/classes/calls/remove-club.call.ts';
import { restoreClassSectionCall } from '#contract/classes/calls/restore-class-section.call.ts';
import { restoreClubCall } from '#contract/classes/calls/restore-club.call.ts';
import { studentsListByClassCall } from '#contract/classes/calls/students-list-by-class.call.ts';
import { updateClassCall } from '#contract/classes/calls/update-class.call.ts';
import { updateClubCall } from '#contract/classes/calls/update-club.call.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { type LoadRows, pageLoader } from '#src/lib/resource/page-loader.ts';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import type { RowChange } from '#src/lib/resource/use-row-actions.ts';

export interface Part {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly students: number;
  readonly faculty: number;
}

/** A class with its sections, or a club with its batches. */
export interface Group extends Part {
  readonly parts: readonly string[];
}

export interface Pupil {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly login: string;
  /** Class and section; '' for none. */
  readonly place: string;
  readonly parts: readonly string[];
  readonly isActive: boolean;
}

type WirePupil = CallOutput<typeof studentsListByClassCall>['rows'][number];
const toPupil = (row: WirePupil): Pupil => ({
  id: row.user_id,
  version: row.version,
  name: row.student_name,
  login: row.eid,
  place: `${row.grade_name} ${row.division_name}`.trim(),
  parts: row.parts,
  isActive: row.is_active === 1,
});

interface Send {
  readonly school_id: number;
  readonly formSession: string;
}
interface Rename {
  readonly id: number;
  readonly version: number;
  readonly name: string;
}
type RemovalOf = (school_id: number) => Readonly<Record<'remove' | 'restore', RowChange['run']>>;

/** The calls that classes and clubs both have. */
export interface KindCalls {
  readonly loadGroups: (school_id: number) => LoadRows<Group>;
  readonly loadParts: (school_id: number, groupId: number) => LoadRows<Part>;
  /** `partId` 0: of all parts. */
  readonly loadPupils: (school_id: number, groupId: number, partId: number) => LoadRows<Pupil>;
  readonly add: (
    input: Send & {
      readonly master_class_ids: number[];
      readonly names: string[];
      readonly parts: string[];
    },
    signal: AbortSignal,
  ) => Promise<unknown>;
  readonly rename: (input: Send & Rename, signal: AbortSignal) => Promise<unknown>;
  /** With `id` 0 each name is a new part. */
  readonly saveParts: (
    input: Send & Omit<Rename, 'name'> & { readonly group_id: number; readonly names: string[] },
    signal: AbortSignal,
  ) => Promise<unknown>;
  readonly groupRemoval: RemovalOf;
  readonly partRemoval: RemovalOf;
}

const classRemoval = (school_id: number, of: 'class' | 'section') => ({
  remove: rowsCall(removeClassSectionCall, { school_id, of }),
  restore: rowsCall(restoreClassSectionCall, { school_id, of }),
});

export const kinds: Readonly<Record<GroupKind, KindCalls>> = {
  grade: {
    loadGroups: (school_id) =>
      pageLoader(getSchoolClassesCall, { school_id }, ({ mbx_class_id, school_class, sections, ...row }) => ({
        ...row,
        id: mbx_class_id,
        name: school_class,
        parts: sections,
      })),
    loadParts: (school_id, mbx_class_id) =>
      pageLoader(getDivisionsCall, { school_id, mbx_class_id }, ({ section, ...row }) => ({
        ...row,
        name: section,
      })),
    loadPupils: (school_id, mbx_class_id, division_id) =>
      pageLoader(studentsListByClassCall, { school_id, mbx_class_id, division_id }, toPupil),
    add: (input, signal) => call(mapClassMbxCall, input, { signal }),
    rename: (input, signal) => call(updateClassCall, input, { signal }),
    saveParts: (input, signal) => call(mapClassSectionCall, input, { signal }),
    groupRemoval: (school_id) => classRemoval(school_id, 'class'),
    partRemoval: (school_id) => classRemoval(school_id, 'section'),
  },
  club: {
    loadGroups: (school_id) =>
      pageLoader(getMappedSchoolClubsCall, { school_id }, ({ club_name, batches, ...row }) => ({
        ...row,
        name: club_name,
        parts: batches,
      })),
    loadParts: (school_id, club_id) =>
      pageLoader(getListBatchCall, { school_id, club_id }, ({ batch_name, ...row }) => ({
        ...row,
        name: batch_name,
      })),
    loadPupils: (school_id, club_id, batch_id) =>
      pageLoader(getBatchMergeStudentCall, { school_id, club_id, batch_id }, toPupil),
    add: ({ school_id, formSession, names, parts }, signal) =>
      call(createClubCall, { school_id, formSession, names, parts }, { signal }),
    rename: (input, signal) => call(updateClubCall, input, { signal }),
    saveParts: (input, signal) => call(createBatchCall, input, { signal }),
    groupRemoval: (school_id) => ({
      remove: rowsCall(removeClubCall, { school_id }),
      restore: rowsCall(restoreClubCall, { school_id, of: 'club' }),
    }),
    partRemoval: (school_id) => ({
      remove: rowsCall(removeBatchCall, { school_id }),
      restore: rowsCall(restoreClubCall, { school_id, of: 'batch' }),
    }),
  },
};

export type SchoolGroups = Omit<CallOutput<typeof getDivisionBatchListCall>, 'success'>;
export type SchoolGroup = SchoolGroups['data'][number];

export const loadSchoolGroups = (school_id: number, signal: AbortSignal): Promise<SchoolGroups> =>
  call(getDivisionBatchListCall, { school_id }, { signal });

/** The failure of a form whose row no longer exists. */
export const gone = () => new CallFailed('refused', '', { code: 'not_found' });
