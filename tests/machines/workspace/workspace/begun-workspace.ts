import { createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate';
import type { Program } from '#contract/workspace/program.ts';
import type { VersionFacts, Workspace } from '#contract/workspace/workspace.wire.ts';
import { workspaceMachine } from '#machines/workspace/workspace/workspace.machine.ts';
import type { OfWorkspace } from '#machines/workspace/workspace/workspace.setup.ts';
import type {
  LocalCopy,
  OpenedWorkspace,
  Sending,
  WorkspaceEmitted,
  WorkspaceInput,
} from '#machines/workspace/workspace/workspace.types.ts';
import { facts, input, opened, programOf, savedAs, stored, typed, version } from './workspace.walks.ts';

export type Save = (sending: Sending) => Promise<ReturnType<typeof savedAs>>;

/** A workspace in which the page answers at once with what it was last told to hold. */
export function begin({
  mode = 'own',
  copy = null,
  of = opened.facts,
  save = async () => savedAs(2),
  restore = async () => savedAs(3),
  newest = { facts: { ...facts, head: version(2) }, program: programOf('elsewhere') },
}: {
  mode?: WorkspaceInput['mode'];
  copy?: LocalCopy | null;
  of?: Workspace;
  save?: Save;
  restore?: () => Promise<ReturnType<typeof savedAs>>;
  newest?: OpenedWorkspace | (() => Promise<OpenedWorkspace>);
} = {}) {
  // What was let go is not found again.
  let isFirst = true;
  const clock = new SimulatedClock();
  const sent: Sending[] = [];
  const actor = createActor(
    workspaceMachine.provide({
      actors: {
        openWorkspace: fromPromise(async () => {
          const found = isFirst ? copy : null;
          isFirst = false;
          return { ...opened, facts: of, copy: found };
        }),
        saveProgram: fromPromise(async ({ input: { sending } }) => {
          sent.push(sending);
          return save(sending);
        }),
        readNewest: fromPromise(async () => (typeof newest === 'function' ? newest() : newest)),
        listVersions: fromPromise<
          { readonly versions: readonly VersionFacts[]; readonly total: number },
          OfWorkspace
        >(async () => ({ versions: [version(1)], total: 1 })),
        readVersion: fromPromise<Program | null, OfWorkspace & { readonly sequence: number }>(
          async () => stored,
        ),
        restoreVersion: fromPromise(restore),
        startOver: fromPromise(async () => savedAs(3)),
      },
    }),
    { input: { ...input, mode }, clock },
  );
  const emitted: WorkspaceEmitted[] = [];
  let held = copy?.program ?? stored;
  actor.on('*', (event) => {
    emitted.push(event);
    if (event.type !== 'say') return;
    const { message } = event;
    if (message.type === 'load') held = message.program ?? programOf('');
    if (message.type === 'capture')
      queueMicrotask(() => actor.send({ type: 'frame.captured', id: message.id, program: held }));
  });
  actor.start();
  const settled = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    actor,
    clock,
    sent,
    emitted,
    settled,
    said: () => emitted.flatMap((event) => (event.type === 'say' ? [event.message] : [])),
    kept: () => emitted.findLast((event) => event.type === 'keep'),
    ready: async () => {
      await settled();
      actor.send({ type: 'frame.ready' });
      await settled();
    },
    type: (program = typed) => {
      held = program;
      actor.send({ type: 'frame.changed', program });
    },
    /** As tools with large programs do: they say that it changed, and give it when they are asked. */
    touch: (program: Program) => {
      held = program;
      actor.send({ type: 'frame.touched' });
    },
    at: (state: Parameters<SnapshotFrom<typeof workspaceMachine>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
  };
}
