import * as v from 'valibot';
import { groupName, typedNames } from '#contract/classes/classes.rules.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { defineForm } from '#machines/form/define-form.ts';

export interface NewGroups {
  /** From the classes of all schools; clubs have none. */
  readonly master_class_ids: readonly number[];
  /** Typed names, separated by commas. */
  readonly names: string;
  readonly parts: string;
}

const newGroups = { master_class_ids: v.array(v.number()), names: typedNames, parts: typedNames };
const blankGroups: NewGroups = { master_class_ids: [], names: '', parts: '' };

export const newGroupsForms = {
  grade: defineForm({
    name: 'new-classes',
    usesFormSession: true,
    blank: blankGroups,
    schema: v.pipe(
      v.object(newGroups),
      v.forward(
        v.check(({ master_class_ids, names }) => master_class_ids.length + names.length > 0, 'no_class'),
        ['master_class_ids'],
      ),
    ),
  }),
  club: defineForm({
    name: 'new-clubs',
    usesFormSession: true,
    blank: blankGroups,
    schema: v.object({ ...newGroups, names: v.pipe(typedNames, v.minLength(1)) }),
  }),
} satisfies Record<GroupKind, unknown>;

export const newPartsForm = defineForm({
  name: 'new-parts',
  usesFormSession: true,
  blank: { names: '' },
  schema: v.object({ names: v.pipe(typedNames, v.minLength(1)) }),
});

const nameForm = (name: string) =>
  defineForm({ name, usesFormSession: true, blank: { name: '' }, schema: v.object({ name: groupName }) });

export const groupNameForm = nameForm('group-name');
export const partNameForm = nameForm('part-name');

export interface NewPupils {
  /** Narrows the list of students; '0': all. */
  readonly classId: string;
  readonly sectionId: string;
  readonly students: readonly number[];
}

const blankPupils: NewPupils = { classId: '0', sectionId: '0', students: [] };

export const newPupilsForm = defineForm({
  name: 'batch-students',
  blank: blankPupils,
  schema: v.object({
    classId: v.string(),
    sectionId: v.string(),
    students: v.pipe(v.array(v.number()), v.minLength(1)),
  }),
});
