import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';
import {
  removeResourceRefusals,
  saveResourceRefusals,
  staleRefusal,
} from '#contract/core/resource.refusals.ts';

const partRefusal = {
  unknown_part: 'Something that was chosen here is gone. Choose again.',
};

const fileRefusal = {
  unknown_file: 'This file is not there any more. Choose it again.',
  bad_link: 'Write a whole address that begins with https://.',
};

export const saveWithPartsRefusals = { ...saveResourceRefusals, ...partRefusal };

export const editDocumentRefusals = { ...formSessionRefusal, ...fileRefusal };

export const saveWithFilesRefusals = { ...saveWithPartsRefusals, ...fileRefusal };

/** [RP-15] What a school does not let its teachers write. */
const ownRefusals = {
  demo_school: 'This is a demo school: nothing is written here.',
  kind_off: 'Your school does not let teachers add projects of this kind.',
};

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const saveBookRefusals = {
  ...saveWithFilesRefusals,
  has_readers: ({ count }: { count: number }) =>
    `${many(count, 'person reads', 'people read')} this book, and would not find it any more. Their places and notes stay.`,
};

/** [CA-03] Prerequisites must not form a cycle; `loop` names it. */
export const saveProjectRefusals = {
  ...saveWithFilesRefusals,
  ...ownRefusals,
  prerequisite_loop: ({ loop }: { loop: string }) =>
    `These wait for each other: ${loop}. Take one of them out.`,
};

export const removeRefusals = {
  ...removeResourceRefusals,
  in_use: ({ count }: { count: number }) => `${count} projects use it. Take it out of them first.`,
  is_chosen: ({ count }: { count: number }) =>
    `${count === 1 ? '1 school teaches' : `${count} schools teach`} by it. Archive it first.`,
  is_published: 'Your school uses it. The school admin takes it out of use first.',
};

type WorkOnProject = Record<'schools' | 'choices' | 'assignments' | 'waiting' | 'sentBack', number>;

/** [CA-02] A warning that schools teach by the project. */
export const archiveRefusals = {
  ...staleRefusal,
  has_work: ({ schools, choices, assignments, waiting, sentBack }: WorkOnProject) =>
    `It is chosen for ${many(choices, 'grade or club', 'grades or clubs')} in ${many(schools, 'school', 'schools')}, and was assigned ${many(assignments, 'time', 'times')}. ${waiting === 0 ? '' : `${many(waiting, 'work waits', 'works wait')} for a review. `}${sentBack === 0 ? '' : `${many(sentBack, 'work was', 'works were')} sent back, and cannot be handed in again. `}Nobody there would find it any more; the work on it stays.`,
};

/** Requirements for publishing; the first two are shown beside their fields. */
export const publishRefusals = {
  ...staleRefusal,
  no_objective: 'Write what the project is about before others read it.',
  no_classes: 'Choose at least one grade before others read it.',
  no_sessions: 'Add a session before others read it.',
};

/** [RT-11] Why a teacher's project cannot be submitted. */
export const submitRefusals = { ...publishRefusals, ...ownRefusals };

/** [RT-10] Why a teacher's project cannot be decided on. */
export const decideRefusals = {
  ...publishRefusals,
  not_submitted: 'It is not waiting for an answer any more.',
  no_reason: 'Write what should be changed.',
};

/** [CA-03] A refused table is not saved at all. */
export const importRefusals = {
  ...formSessionRefusal,
  bad_header: ({ wanted }: { wanted: string }) => `The first line must be: ${wanted}`,
  too_many_rows: ({ most }: { most: number }) =>
    `A table can have at most ${most} lines. Divide it and retry.`,
  not_csv: 'This is not a table of comma separated values.',
};
