import type { Program } from '#contract/workspace/program.ts';
import type { VersionFacts, Workspace } from '#contract/workspace/workspace.wire.ts';
import { workspaceMachine } from '#machines/workspace/workspace/workspace.machine.ts';
import { isSameProgram } from '#machines/workspace/workspace/workspace.rules.ts';
import type {
  LocalCopy,
  OpenedWorkspace,
  WorkspaceInput,
} from '#machines/workspace/workspace/workspace.types.ts';
import { done, elapsed, failed, type PathEvent, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, runningOf, walked } from '../../walked-machine.ts';

/** Whose actors leave the talking to the path helper. */
export const machine = workspaceMachine.provide({
  actors: {
    openWorkspace: silentPromise(),
    saveProgram: silentPromise(),
    readNewest: silentPromise(),
    listVersions: silentPromise(),
    readVersion: silentPromise(),
    restoreVersion: silentPromise(),
    startOver: silentPromise(),
  },
});

export const programOf = (text: string): Program => ({ kind: 'files', files: [{ name: 'main.py', text }] });
export const version = (sequence: number, base = sequence - 1): VersionFacts => ({
  sequence,
  base,
  kind: 'auto',
  at: sequence * 1000,
  device: 'Laptop',
  size: 5,
  sha256: `${sequence}`,
});
export const facts: Workspace = {
  iframe: 0,
  workspaceUrl: '/workspace/frame/python/',
  reviewed: 0,
  downloadZip: '',
  workspace_program: null,
  workspace_id: 4,
  engine: 'python',
  tool_name: 'Python',
  project_id: 9,
  project_name: 'A star',
  purpose: 'project',
  student_id: 7,
  student_name: 'Dev',
  head: version(1),
  shown: version(1),
  closed: '',
  academic_year: '2026-2027',
  assets: [],
  exam: null,
};
export const stored = programOf('print(1)');
export const typed = programOf('print(2)');
export const opened: OpenedWorkspace & { copy: LocalCopy | null } = { facts, program: stored, copy: null };
const blank = programOf('');
export const unsent: LocalCopy = {
  program: typed,
  base: 1,
  sending: { saveId: 'lost', base: 1, kind: 'auto', keep: 'mine', program: typed },
};
const newest: OpenedWorkspace = {
  facts: { ...facts, head: version(2), shown: version(2) },
  program: programOf('print("elsewhere")'),
};
export const savedAs = (sequence: number) => ({
  workspace_id: 4,
  head: version(sequence),
  saved: version(sequence),
  is_new: true,
});

/** A save after which theirs is the newest once more. */
export const bothSavedAs = (sequence: number) => ({ ...savedAs(sequence + 1), saved: version(sequence) });

const away = { kind: 'unreachable' };
const unauthorized = { kind: 'unauthorized' };
const refusal = (code: string) => ({ kind: 'refused', code, information: 'No.' });

export const input: WorkspaceInput = { mode: 'own', personId: 7, engine: null };

const opening: readonly PathEvent[] = [
  done('openWorkspace', opened),
  failed('openWorkspace', away),
  { type: 'frame.ready' },
  { type: 'session.restored', personId: 7 },
  { type: 'connection.restored' },
];
const begun: readonly PathEvent[] = opening.slice(0, 3).filter((_, at) => at !== 1);
const world: readonly PathEvent[] = [
  { type: 'session.restored', personId: 7 },
  { type: 'session.restored', personId: 8 },
  { type: 'connection.restored' },
];
const editing: readonly PathEvent[] = [
  { type: 'frame.changed', program: typed },
  { type: 'frame.touched' },
  { type: 'save.press' },
  { type: 'save.retry' },
  ...[0, 1, 2, 3].flatMap((id) => [
    { type: 'frame.captured', id, program: typed },
    { type: 'frame.captured', id, program: blank },
    { type: 'frame.captured', id, program: null },
  ]),
  elapsed('pause', 'workspace.ready.save.dirty.typing'),
  elapsed('latest', 'workspace.ready.save.dirty'),
  elapsed('capture', 'workspace.ready.save.capturing'),
  elapsed('again', 'workspace.ready.save.offline'),
  elapsed('pause', 'workspace.ready.copy.due'),
  elapsed('capture', 'workspace.ready.copy.fetching'),
  { type: 'save.soon' },
  { type: 'copy.drop' },
  done('saveProgram', savedAs(2)),
  ...[
    away,
    unauthorized,
    refusal('program_conflict'),
    refusal('empty_program'),
    refusal('approved'),
    refusal('program_too_large'),
  ].map((error) => failed('saveProgram', error)),
  { type: 'workspace.changed' },
  done('follow', newest),
  done('follow', opened),
  failed('follow', away),
];
const conflict: readonly PathEvent[] = [
  { type: 'frame.changed', program: typed },
  elapsed('pause', 'workspace.ready.save.dirty.typing'),
  { type: 'frame.captured', id: 1, program: typed },
  failed('saveProgram', refusal('program_conflict')),
  done('saveProgram', savedAs(3)),
  done('saveProgram', bothSavedAs(3)),
  done('readTheirs', newest),
  failed('readTheirs', away),
  { type: 'frame.touched' },
  elapsed('capture', 'workspace.ready.copy.fetching'),
  { type: 'frame.captured', id: 2, program: typed },
  { type: 'save.retry' },
  { type: 'conflict.compare' },
  { type: 'conflict.back' },
  { type: 'conflict.keep_mine' },
  { type: 'conflict.keep_theirs' },
  done('follow', newest),
];
const running: readonly PathEvent[] = [
  { type: 'frame.changed', program: typed },
  { type: 'run.press' },
  { type: 'frame.starting' },
  { type: 'frame.running' },
  { type: 'stop.press' },
  { type: 'frame.stopped', why: 'asked' },
  elapsed('stop', 'workspace.ready.run.stopping'),
  { type: 'frame.failed', why: 'memory' },
  { type: 'frame.failed', why: 'program' },
  { type: 'program.aside' },
  { type: 'workspace.retry' },
  elapsed('open', 'workspace.opening'),
  { type: 'look.change', look: { theme: 'dark', language: 'en', direction: 'ltr', fontSize: 14 } },
  { type: 'code.send' },
  { type: 'workspace.close' },
];
const timeLine: readonly PathEvent[] = [
  { type: 'versions.open' },
  { type: 'versions.close' },
  { type: 'versions.retry' },
  done('listVersions', { versions: [version(1)], total: 1 }),
  failed('listVersions', away),
  { type: 'version.look', sequence: 1 },
  { type: 'version.back' },
  done('readVersion', stored),
  failed('readVersion', away),
  { type: 'version.restore' },
  done('restoreVersion', savedAs(3)),
  failed('restoreVersion', refusal('program_conflict')),
  { type: 'start.over' },
  done('startOver', savedAs(3)),
  failed('startOver', away),
  { type: 'frame.changed', program: typed },
  elapsed('capture', 'workspace.ready.save.capturing'),
  done('saveProgram', savedAs(2)),
  failed('saveProgram', away),
  { type: 'save.retry' },
  { type: 'workspace.changed' },
];
const assessment: readonly PathEvent[] = [
  { type: 'opener.told' },
  { type: 'opener.gone' },
  { type: 'ok.press' },
];

type Snapshot = Parameters<Walk<typeof machine>['project']>[0];
const project = ({ context }: Snapshot) => [
  context.base,
  context.sending?.base,
  context.sending?.keep,
  context.keep,
  context.isAhead,
  context.isTouched,
  context.isAsked,
  context.kind,
  Math.min(context.captureId, 2),
  context.theirs?.version.sequence,
  context.looked && context.looked.program !== null,
  context.mode,
];
const walk = (events: readonly PathEvent[], of: Partial<WorkspaceInput> = {}): Walk<typeof machine> => ({
  input: { ...input, ...of },
  events,
  project,
});

export const workspace = walked({
  machine,
  walks: {
    opening: walk([
      ...opening,
      done('openWorkspace', { ...opened, facts: { ...facts, engine: 'outside' } }),
      done('openWorkspace', { ...opened, copy: unsent }),
      done('openWorkspace', { ...opened, copy: { ...unsent, sending: null } }),
      done('openWorkspace', { ...opened, copy: { ...unsent, base: 0, sending: null } }),
      done('openWorkspace', { ...opened, facts: { ...facts, closed: 'approved' } }),
      done('openWorkspace', { ...opened, copy: unsent, facts: { ...facts, closed: 'approved' } }),
      { type: 'workspace.retry' },
      { type: 'session.restored', personId: 8 },
    ]),
    editing: walk([...begun, ...editing, ...world]),
    conflict: walk([...begun, ...conflict, ...world]),
    running: walk([...begun, ...running]),
    timeLine: walk([...begun, ...timeLine]),
    global: walk([{ type: 'frame.ready' }, ...running], { mode: 'global', engine: 'python' }),
    assessment: walk([...begun, ...assessment], { mode: 'assessment' }),
  },
  invariants: [
    {
      name: 'one thing is written at a time',
      holds: (after) => runningOf(after, 'saveProgram', 'restoreVersion', 'startOver') <= 1,
    },
    {
      name: 'what is in the editor is at the server, on its way, or known to be missing there',
      holds: (after, before, event) => {
        if (!before || event?.type !== 'xstate.done.actor.saveProgram') return true;
        const sent = before.context.sending?.program ?? null;
        return (
          before.context.sending?.keep === 'both' ||
          after.context.isAhead ||
          isSameProgram(after.context.program, sent)
        );
      },
    },
    {
      name: 'what was typed stays until somebody brings something else back',
      holds: (after, before, event) =>
        !before?.context.isAhead ||
        isSameProgram(after.context.program, before.context.program) ||
        [
          'frame.changed',
          'frame.captured',
          'copy.drop',
          // Whose program the tool cannot open asked for the tool without it.
          'program.aside',
          'xstate.done.actor.restoreVersion',
          'xstate.done.actor.startOver',
          'xstate.done.actor.openWorkspace',
        ].includes(event?.type ?? ''),
    },
    {
      name: 'a save whose answer is not known is sent again as it was',
      holds: (after, before) => {
        if (!before || !begins('saveProgram', after, before)) return true;
        const last = before.context.sending;
        const isRepeat = before.matches({ ready: { save: 'offline' } } as never);
        return !isRepeat || Object(inputOf(after, 'saveProgram')).sending.saveId === last?.saveId;
      },
    },
    {
      name: 'among all versions none is looked at: one that did not come can’t be brought back',
      holds: (after) =>
        !after.matches({ ready: { versions: 'listed' } } as never) || after.context.looked === null,
    },
    {
      name: 'nothing empty is saved by itself over a program',
      holds: (after, before) => {
        if (!before || !begins('saveProgram', after, before)) return true;
        const { sending } = Object(inputOf(after, 'saveProgram')) as {
          sending: NonNullable<Snapshot['context']['sending']>;
        };
        return sending.kind === 'save' || sending.base === 0 || !isSameProgram(sending.program, blank);
      },
    },
  ],
});
