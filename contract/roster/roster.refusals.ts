import { tableRefusals } from '#contract/files/table.refusals.ts';
import { rosterLimits } from './roster.rules.ts';

const changeRefusals = { demo_school: 'This is a demo school: its people stay as they are.' };

const fileRefusals = {
  ...tableRefusals,
  /** [QU-67] A file of another kind. */
  bad_extension: ({ name }: { name: string }) =>
    `Sorry, ${name} is invalid, allowed extensions are: xlsx, csv, zip`,
  missing_column: ({ file, column }: { file: string; column: string }) =>
    `The file ${file} has no column “${column}”. Export it again with this column.`,
  missing_file: ({ product, file }: { product: string; file: string }) =>
    `This export of ${product} has no file ${file}. Export all its files again, and import them in one zip.`,
  not_oneroster:
    'We know no such export of a whole school. We read OneRoster, School Data Sync, Clever, PowerSchool and Google Workspace; import an own list as a list of students or of teachers.',
  many_schools: ({ schools }: { schools: number }) =>
    `This bundle holds ${schools} schools. Export one school alone and import it here.`,
  wrong_kind: 'This zip is a whole school. Choose “Whole school” to import it.',
};

export const startRefusals = { ...changeRefusals, ...fileRefusals };

const stateRefusals = {
  stale: 'Somebody else went on with this import meanwhile. Look at it again.',
  busy: 'This import is at work. Wait until it is done.',
};

export const checkRefusals = {
  ...changeRefusals,
  ...stateRefusals,
  bad_mapping: ({ why }: { why: 'no_name' | 'no_key' | 'field_twice' }) => {
    if (why === 'no_name') return 'One column has to be the first name.';
    if (why === 'field_twice') return 'Two columns cannot be the same.';
    return 'One column has to be the username, the admission number or an external ID: nobody is found by name alone.';
  },
};

export const readRefusals = {
  ...changeRefusals,
  ...stateRefusals,
  not_kept: 'A file is kept for a day, and this one is gone. Import it again.',
  no_sheet: 'Choose a sheet that is to be read.',
};

export const correctRefusals = { ...changeRefusals, busy: stateRefusals.busy };

export const applyRefusals = {
  ...changeRefusals,
  ...stateRefusals,
  nothing_to_do: 'No row of this import changes anything.',
  not_all_right: ({ count }: { count: number }) =>
    `${count} rows are not right yet, and you asked for all or nothing.`,
  leavers_count: ({ leavers }: { leavers: number }) =>
    `${leavers} people would leave. Type this number to go on.`,
};

export const undoRefusals = {
  ...changeRefusals,
  ...stateRefusals,
  too_late: `An import can be undone for ${rosterLimits.undoDays} days.`,
  licence_full: ({ limit }: { limit: number }) =>
    `Who left would come back, but the licence of the school allows ${limit}. Ask the central office for more.`,
  undo_failed: 'The import could not be undone, and nothing was changed. Try again, or ask the helpdesk.',
};

export const dropRefusals = { ...changeRefusals, ...stateRefusals };
