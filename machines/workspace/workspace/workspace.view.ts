import type { SnapshotFrom } from 'xstate';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import { isFrameEngine } from '#contract/core/tool-engines.ts';
import type { Workspace } from '#contract/workspace/workspace.wire.ts';
import type { FailureFacts } from '../../shared/failure.ts';
import type { workspaceMachine } from './workspace.machine.ts';
import type { WorkspaceContext } from './workspace.types.ts';

export interface WorkspaceView {
  /** `opening`: the tool's page loads; what was made is known already. */
  readonly stage: 'asking' | 'failed' | 'elsewhere' | 'opening' | 'broken' | 'ready' | 'ended';
  /** The tool came, the program cannot be opened. */
  readonly isProgramBroken: boolean;
  readonly facts: Workspace | null;
  readonly engine: FrameEngine | null;
  /** Where the program is: nothing is kept of it, everything is, some of it is on its way, or something is in the way. */
  readonly keeping:
    | 'off'
    | 'kept'
    | 'unsaved'
    | 'saving'
    | 'nothingYet'
    | 'emptied'
    | 'refused'
    | 'offline'
    | 'locked'
    | 'conflict'
    | 'closed';
  /** Something in the editor is neither at the server nor in this browser's copy. */
  readonly isUnkept: boolean;
  /** Milliseconds since 1970; null: not saved since it was opened. */
  readonly savedAt: number | null;
  readonly run: 'idle' | 'starting' | 'running' | 'stopping';
  /** Can it be changed and kept? */
  readonly isOwn: boolean;
  /** Does the page of the tool let its program be changed? Of a demo school's nothing is kept. */
  readonly isReadOnly: boolean;
  readonly versions: 'closed' | 'loading' | 'failed' | 'listed' | 'reading' | 'looking' | 'moving';
  readonly conflict: 'none' | 'loading' | 'unknown' | 'asked' | 'comparing';
  /** Of an assessment: whoever opened the tab was told of the save, or is gone. */
  readonly told: 'no' | 'told' | 'alone';
  readonly context: WorkspaceContext;
  readonly failure: FailureFacts | null;
  readonly refusal: FailureFacts | null;
}

type Snapshot = SnapshotFrom<typeof workspaceMachine>;

export function workspaceView(snapshot: Snapshot): WorkspaceView {
  const { context } = snapshot;
  const { facts } = context;
  const engine = facts && isFrameEngine(facts.engine) ? facts.engine : context.engine;
  const isClosed = facts !== null && facts.closed !== '';
  return {
    stage: stageOf(snapshot),
    isProgramBroken: snapshot.can({ type: 'program.aside' }),
    facts,
    engine,
    keeping: keepingOf(snapshot),
    isUnkept: isUnkept(snapshot),
    savedAt: context.savedAt ?? facts?.head?.at ?? null,
    run: runOf(snapshot),
    isOwn: context.mode !== 'look' && context.mode !== 'global' && !isClosed,
    isReadOnly: context.mode === 'look' || (isClosed && facts.closed !== 'demo_school'),
    versions: versionsOf(snapshot),
    conflict: conflictOf(snapshot),
    told: toldOf(snapshot),
    context,
    failure: context.failure,
    refusal: context.refusal,
  };
}

const stages = ['failed', 'elsewhere', 'opening', 'broken', 'ready', 'ended'] as const;
const stageOf = (snapshot: Snapshot) => stages.find((stage) => snapshot.matches(stage)) ?? 'asking';

/** What a screen calls the state that the machine is in; undefined: it is in none of them. */
function wordOf<State extends string, Word>(
  words: Readonly<Record<State, Word>>,
  isIn: (state: State) => boolean,
): Word | undefined {
  const state = (Object.keys(words) as State[]).find(isIn);
  return state && words[state];
}

const keepings = {
  off: 'off',
  clean: 'kept',
  saved: 'kept',
  following: 'kept',
  dirty: 'unsaved',
  capturing: 'saving',
  saving: 'saving',
  nothingYet: 'nothingYet',
  emptied: 'emptied',
  refused: 'refused',
  offline: 'offline',
  locked: 'locked',
  conflict: 'conflict',
  closed: 'closed',
} as const;
const keepingOf = (snapshot: Snapshot) =>
  wordOf(keepings, (save) => snapshot.matches({ ready: { save } })) ?? 'off';

const isUnkept = (snapshot: Snapshot) =>
  snapshot.context.isTouched ||
  snapshot.matches({ ready: { save: 'capturing' } }) ||
  snapshot.matches({ ready: { copy: 'fetching' } });

const runs = ['starting', 'running', 'stopping'] as const;
const runOf = (snapshot: Snapshot) =>
  runs.find((state) => snapshot.matches({ ready: { run: state } })) ?? 'idle';

const versionStates = {
  listing: 'loading',
  notListed: 'failed',
  listed: 'listed',
  reading: 'reading',
  looking: 'looking',
  restoring: 'moving',
  startingOver: 'moving',
} as const;
const versionsOf = (snapshot: Snapshot) =>
  wordOf(versionStates, (versions) => snapshot.matches({ ready: { versions } })) ?? 'closed';

const conflicts = {
  loading: 'loading',
  fetching: 'loading',
  unknown: 'unknown',
  asked: 'asked',
  comparing: 'comparing',
} as const;
const conflictOf = (snapshot: Snapshot) =>
  wordOf(conflicts, (conflict) => snapshot.matches({ ready: { save: { conflict } } })) ?? 'none';

const ends = ['told', 'alone'] as const;
const toldOf = (snapshot: Snapshot) =>
  ends.find((state) => snapshot.matches({ ready: { assessment: state } })) ?? 'no';
