import type { ImportState } from '#contract/roster/import-problems.ts';
import type { ImportDetail } from '#contract/roster/roster.wire.ts';
import { rosterImportMachine } from '#machines/roster/roster-import/roster-import.machine.ts';
import { fileProblem, hasOpenClasses } from '#machines/roster/roster-import/roster-import.rules.ts';
import type { CommandInput } from '#machines/roster/roster-import/roster-import.types.ts';
import { done, failed, type Walk } from '../../paths.ts';
import { silentCallback, silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, walked } from '../../walked-machine.ts';

export const list = { key: 'a', name: 'students.xlsx', size: 2_000, kind: 'students' } as const;
export const options = {
  columns: ['user_id', 'firstName'],
  dates: null,
  classes: {},
  complete: 0,
  file_wins: 0,
  new_logins: 0,
  twice: 'ask',
} satisfies Partial<ImportDetail>;

/** What the server tells of it. */
export const told = (state: ImportState, problems = 0, version = 3): ImportDetail => ({
  id: 7,
  kind: 'students',
  file_name: 'students.xlsx',
  state,
  made_by: 'Anita',
  made_at: 1,
  applied_at: null,
  counts: {
    new: 2,
    changed: 0,
    same: 0,
    problem: problems,
    duplicate: 0,
    conflict: 0,
    leaver: 0,
    left_out: 0,
    stayed: 0,
  },
  version,
  done: 0,
  total: 2,
  facts: null,
  headings: ['Username', 'Name'],
  sample: ['S1', 'Zoya'],
  is_kept: 1,
  ...options,
  ask_dates: 0,
  unknown: [],
  told: {
    left_out_places: 0,
    left_out_classes: 0,
    further_places: 0,
    new_logins: 0,
    removed_places: 0,
    twice: 0,
    has_clubs: false,
    reasons: {},
  },
  failure: null,
  undo_until: state === 'applied' ? 9 : null,
  leavers_typed: 0,
});

export const machine = rosterImportMachine.provide({
  actors: { sendFile: silentPromise(), watchImport: silentCallback(), sendCommand: silentPromise() },
});

/** A class of the file that the school does not have, of which nobody has said what it is. */
export const openClass = {
  name: 'Math 7',
  grade: 'Grade 7',
  division: 'A',
  kind: 'grade',
  rows: 2,
  is_home: false,
  proposed: 0,
  choice: null,
} as const;
const asked = { ...told('reviewing', 1), unknown: [openClass] };

const tells = (job: ImportDetail) => ({ type: 'import.told', job }) as const;

const walk: Walk<typeof machine> = {
  input: { importId: 7 },
  events: [
    tells(told('reading')),
    tells(told('mapping')),
    tells({ ...told('mapping'), is_kept: 0 }),
    tells(told('checking')),
    tells(told('reviewing')),
    tells(told('reviewing', 1)),
    tells(asked),
    tells(told('applying')),
    tells(told('applied')),
    tells(told('undoing')),
    tells(told('undone')),
    tells(told('failed')),
    { type: 'import.lost', failure: { code: 'unreachable', information: null } },
    { type: 'watch.retry' },
    failed('watchImport', { kind: 'unreachable' }),
    { type: 'check.submit', options },
    { type: 'columns.change' },
    { type: 'sheets.change' },
    { type: 'sheets.keep' },
    { type: 'read.submit', of: { kind: 'students', parts: [{ chosen: 1, heading: 3 }] } },
    { type: 'classes.change' },
    { type: 'classes.skip' },
    { type: 'row.open' },
    { type: 'row.close' },
    { type: 'row.mend', line: 2, cells: ['S1', 'Zoya'], distinct: false },
    { type: 'apply.ask' },
    { type: 'apply.confirm', leavers: 0, onlyIfAll: false },
    { type: 'undo.ask' },
    { type: 'undo.confirm' },
    { type: 'confirm.cancel' },
    { type: 'import.drop' },
    done('sendCommand'),
    failed('sendCommand', { kind: 'stale', information: 'Somebody else went on.' }),
    failed('sendCommand', { kind: 'unauthorized' }),
  ],
  project: ({ context }) => [
    context.job?.state,
    context.job?.is_kept,
    context.command?.kind,
    context.hasPlaced,
  ],
};

const uploading: Walk<typeof machine> = {
  input: { importId: null },
  events: [
    { type: 'file.choose', file: list },
    { type: 'file.choose', file: { ...list, name: 'old.xls' } },
    { type: 'file.choose', file: { ...list, several: ['users.csv', 'orgs.csv'] } },
    { type: 'upload.progressed', sentBytes: 1_000 },
    { type: 'upload.cancel' },
    { type: 'upload.retry' },
    done('sendFile', 7),
    failed('sendFile', { kind: 'unreachable' }),
    failed('sendFile', { kind: 'refused', code: 'macros', information: 'Macros.' }),
  ],
  project: ({ context }) => [context.problem?.code, context.failure?.code],
};

const commandOf = (given: unknown) => (given as CommandInput | undefined)?.command.kind;

export const rosterImport = walked({
  machine,
  walks: { following: walk, uploading },
  invariants: [
    {
      name: 'only a file that fits is sent',
      holds: ({ value, context }) =>
        value !== 'uploading' || (context.file !== null && fileProblem(context.file) === null),
    },
    {
      name: 'nothing is applied and nothing undone that was not confirmed',
      holds: (after, before, event) => {
        if (!begins('sendCommand', after, before)) return true;
        const kind = commandOf(inputOf(after, 'sendCommand'));
        if (kind === 'apply') return event?.type === 'apply.confirm';
        return kind !== 'undo' || event?.type === 'undo.confirm';
      },
    },
    {
      name: 'what the classes of the file are is asked before the rows are shown',
      holds: ({ value, context }) =>
        context.hasPlaced ||
        context.job === null ||
        context.job.state !== 'reviewing' ||
        !hasOpenClasses(context.job) ||
        !JSON.stringify(value).includes('reviewing'),
    },
    {
      name: 'only a file that is kept is looked through for its sheets',
      holds: (after, before, event) =>
        event?.type !== 'sheets.change' ||
        !JSON.stringify(after.value).includes('locating') ||
        before?.context.job?.is_kept === 1 ||
        JSON.stringify(before?.value).includes('locating'),
    },
    {
      name: 'what is sent names the version that was seen',
      holds: (after, before) =>
        !begins('sendCommand', after, before) ||
        (inputOf(after, 'sendCommand') as CommandInput).version === before?.context.job?.version,
    },
  ],
});
