import type { StatusesOf } from '#contract/core/refusals.ts';
import { staleRefusal } from '#contract/core/resource.refusals.ts';
import { uploadRefusals } from '#contract/files/upload.refusals.ts';
import { closedRefusals } from '#contract/works/works.refusals.ts';
import { workspaceLimits } from './workspace.rules.ts';

/** Why a program cannot be changed now. It can still be read. */
export const closedWorkspaceRefusals = {
  demo_school: 'This is a demo school: programs are shown and not kept here.',
  not_given: 'This project is not given to you any more. Your program stays readable.',
  project_archived: 'This project is not used any more. Your program stays readable.',
  other_year: closedRefusals.other_year,
  approved: 'This project is approved. Its program stays as it is.',
  tool_changed: 'This project uses another tool now. Your program stays readable.',
  exam_over: 'This was handed in. It stays as it was saved then.',
};

const programRefusals = {
  /** [CW-18, ER-34] */
  no_program: 'Please run the program first.',
  program_too_large: ({ most }: { most: number }) => `A program of this tool may have at most ${most} MB.`,
  bad_program: ({ what }: { what: 'kind' | 'names' | 'archive' | 'project' }) =>
    ({
      kind: 'This is not a program of this tool.',
      names: 'Two files of the program have the same name. Rename one of them.',
      archive: 'The program is damaged and was not saved. Your last saved version is still there.',
      project: 'The program is damaged and was not saved. Your last saved version is still there.',
    })[what],
  /** `sprite` '': no costume uses the picture. */
  costume_script: ({ costume, sprite }: { costume: string; sprite: string }) =>
    `The costume “${costume}”${sprite === '' ? '' : ` of “${sprite}”`} has a script in it. Delete that costume and save again.`,
  picture_script: 'A picture in the painting has a script in it. Delete that picture and save again.',
  // A large program is uploaded first.
  unfinished_upload: uploadRefusals.unfinished_upload,
  uploads_under_way: uploadRefusals.uploads_under_way,
  uploads_hour: uploadRefusals.uploads_hour,
  uploads_bytes: uploadRefusals.uploads_bytes,
};

export const conflictRefusals = {
  /** The newest version; `at` in milliseconds since 1970. */
  program_conflict: ({ device }: { sequence: number; at: number; device: string; size: number }) =>
    `This program was changed ${device === '' ? 'on another device or in another tab' : `on “${device}”`}. Nothing is lost: compare both and choose.`,
};

export const saveProgramRefusals = {
  ...closedWorkspaceRefusals,
  ...programRefusals,
  ...conflictRefusals,
  empty_program: 'The program is empty. It replaces what you made only when you save it yourself.',
};

export const moveHeadRefusals = { ...closedWorkspaceRefusals, ...conflictRefusals };

export const addAssetRefusals = {
  ...closedWorkspaceRefusals,
  ...uploadRefusals,
  too_many_assets: `A program can have at most ${workspaceLimits.assets} pictures and sounds. Delete one you do not need.`,
};

export const attachProgramRefusals = {
  ...closedRefusals,
  ...staleRefusal,
  /** [CW-19, ER-34] */
  no_project: 'There is no project to upload.',
};

export const detachProgramRefusals = { ...closedRefusals, ...staleRefusal };

export const zipUrlRefusals = {
  demo_school: closedWorkspaceRefusals.demo_school,
  no_outside_compiler: 'Programs are kept here. No compiler outside of Banyan is set up that could send one.',
};

export const programZipRefusals = {
  /** [CW-19] */
  no_project: attachProgramRefusals.no_project,
  /** [CW-20, ER-34] Other programs are being packed. */
  zip_soon: 'Your code will be zip soon. Please try again later.',
  too_many_programs: `More than ${workspaceLimits.programsAtOnce} programs are too many for one file. Choose one division.`,
};

export const similarRefusals = { too_many_programs: programZipRefusals.too_many_programs };

export const workspaceStatuses = {
  program_conflict: 409,
  program_too_large: 413,
} as const satisfies StatusesOf<typeof saveProgramRefusals>;
