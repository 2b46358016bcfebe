import { and, assertEvent, assign, emit, or, raise, setup, stateIn } from 'xstate';
import { isFrameEngine } from '#contract/core/tool-engines.ts';
import type { saveWorkspaceProgramCall } from '#contract/workspace/calls/save-workspace-program.call.ts';
import type { Program } from '#contract/workspace/program.ts';
import {
  closedWorkspaceCodes,
  type SavedProgramAnswer,
  type VersionFacts,
} from '#contract/workspace/workspace.wire.ts';
import { type Failure, factsOf, isRefusedWith } from '../../shared/failure.ts';
import { missingPromise } from '../../shared/not-provided.ts';
import {
  copyOf,
  headOf,
  inEditor,
  isEmptied,
  isSameProgram,
  isWorthKeeping,
  newestTheirs,
  nextSending,
  overTheirs,
  withHead,
  workspaceTimes,
} from './workspace.rules.ts';
import type {
  LocalCopy,
  OpenedWorkspace,
  Sending,
  WorkspaceContext,
  WorkspaceEmitted,
  WorkspaceEvent,
  WorkspaceInput,
} from './workspace.types.ts';

/** What an actor asks about the workspace that is open. */
export interface OfWorkspace {
  readonly workspaceId: number;
}
export interface HeadMove extends OfWorkspace {
  readonly base: number;
}

/** The words the chart is written in. Every promise actor rejects with a `Failure`. */
export const workspaceSetup = setup({
  types: {
    context: {} as WorkspaceContext,
    events: {} as WorkspaceEvent,
    emitted: {} as WorkspaceEmitted,
    input: {} as WorkspaceInput,
  },
  actors: {
    /** Answers what this browser kept besides. */
    openWorkspace: missingPromise<OpenedWorkspace & { readonly copy: LocalCopy | null }, WorkspaceInput>(
      'openWorkspace',
    ),
    saveProgram: missingPromise<SavedProgramAnswer, OfWorkspace & { readonly sending: Sending }>(
      'saveProgram',
    ),
    readNewest: missingPromise<OpenedWorkspace, OfWorkspace>('readNewest'),
    listVersions: missingPromise<
      { readonly versions: readonly VersionFacts[]; readonly total: number },
      OfWorkspace
    >('listVersions'),
    readVersion: missingPromise<Program | null, OfWorkspace & { readonly sequence: number }>('readVersion'),
    restoreVersion: missingPromise<SavedProgramAnswer, HeadMove & { readonly sequence: number }>(
      'restoreVersion',
    ),
    startOver: missingPromise<SavedProgramAnswer, HeadMove>('startOver'),
  },
  delays: workspaceTimes,
  actions: {
    /** What was kept here stands over what the server has. */
    noteOpened: assign(
      (_, { facts, program, copy }: OpenedWorkspace & { readonly copy: LocalCopy | null }) => {
        const kept = isWorthKeeping(copy, program) ? copy : null;
        const shown = kept ? kept.program : program;
        return {
          facts,
          program: shown,
          base: kept ? kept.base : headOf(facts),
          sending: kept?.sending ?? null,
          keep: kept?.sending?.keep ?? 'mine',
          isAhead: kept !== null && !isSameProgram(kept.program, kept.sending?.program ?? null),
          failure: null,
        };
      },
    ),
    reload: emit({ type: 'reload' as const }),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    noteRefusal: assign((_, failure: Failure) => ({ refusal: factsOf(failure) })),
    forgetRefusal: assign({ refusal: null }),
    noteBroken: assign(({ event }) => {
      assertEvent(event, 'frame.failed');
      return { failure: { code: 'unexpected' as const, information: event.why } };
    }),

    /**
     * What the server has of it stays there: nothing empty replaces it unasked. A damaged copy of this browser goes with
     * the version it was made from, or an earlier version could not be brought back over the newest one.
     */
    putAside: assign(({ context }) => ({
      program: null,
      base: headOf(context.facts),
      sending: null,
      isAhead: false,
      isTouched: false,
      isAsked: false,
      keep: 'mine' as const,
      failure: null,
    })),

    takeProgram: assign(({ event }) => {
      assertEvent(event, 'frame.changed');
      return { program: event.program, isAhead: true, isTouched: false };
    }),
    noteTouched: assign({ isAhead: true, isTouched: true }),
    keep: emit(({ context }) => ({ type: 'keep' as const, copy: copyOf(context) })),
    forget: emit({ type: 'keep' as const, copy: null }),
    /** Who runs a program looks at it again: it is a version. */
    noteRun: assign({ kind: 'run' }),
    ask: assign({ isAsked: true, kind: 'save' }),
    askAgain: assign({ isAsked: true, isAhead: true, kind: 'save' }),
    countCapture: assign(({ context }) => ({ captureId: context.captureId + 1, isTouched: false })),
    capture: emit(({ context }) => ({
      type: 'say' as const,
      message: { type: 'capture' as const, id: context.captureId },
    })),
    takeCaptured: assign(({ context, event }) => {
      assertEvent(event, 'frame.captured');
      const program = event.program ?? context.program;
      // What changed while the page wrote its program down may not be in it.
      const isAhead = context.isTouched;
      return { program, sending: nextSending({ ...context, program }, context.keep), isAhead, refusal: null };
    }),
    takeKnown: assign(({ context }) => ({
      sending: nextSending(context, context.keep),
      isAhead: context.isTouched,
      refusal: null,
    })),
    takeCopy: assign(({ event }) => {
      assertEvent(event, 'frame.captured');
      return { program: event.program, isAhead: true };
    }),
    dropAsked: assign({ isAsked: false, kind: 'auto' }),
    noteNothing: assign({ isAhead: false, isAsked: false, kind: 'auto' }),
    noteSaved: assign(({ context }, { head }: SavedProgramAnswer) => ({
      facts: withHead(context.facts, head),
      base: head.sequence,
      sending: null,
      isAsked: false,
      kind: 'auto' as const,
      savedAt: head.at,
      theirs: null,
      refusal: null,
    })),
    tellSaved: emit(({ context }, { head }: SavedProgramAnswer) => ({
      type: 'saved' as const,
      isAsked: context.isAsked,
      head,
    })),
    /** What could not be sent is part of what is sent next. */
    unsend: assign({ sending: null, isAhead: true, isAsked: false, kind: 'auto' }),

    noteTheirs: assign((_, { facts, program }: OpenedWorkspace) => ({
      theirs: facts.head && { version: facts.head, program },
    })),
    aimMine: assign(({ context }) => ({
      sending: overTheirs(context, 'mine'),
      isAhead: context.isTouched,
      keep: 'mine' as const,
    })),
    aimBoth: assign(({ context }) => ({
      sending: overTheirs(context, 'both'),
      isAhead: context.isTouched,
      keep: 'both' as const,
    })),
    /** What is here is a version now, and theirs the newest again. */
    noteBoth: assign(({ context }, answer: SavedProgramAnswer) => ({
      facts: withHead(context.facts, answer.head),
      base: answer.head.sequence,
      sending: null,
      isAsked: false,
      kind: 'save' as const,
      savedAt: answer.head.at,
      theirs: newestTheirs(context.theirs, answer),
      refusal: null,
    })),
    takeTheirs: assign(({ context }) => inEditor(context, context.theirs)),
    takeNewest: assign(({ context }, { facts, program }: OpenedWorkspace) => ({
      facts,
      ...inEditor(context, facts.head && { version: facts.head, program }),
      // Somebody may look at a version meanwhile, or bring it back: the hint of that is here before its answer.
      looked: context.looked,
    })),
    /** Saving goes on with what is in the editor now, where it waited for somebody to say what an empty one means. */
    noteFilled: raise({ type: 'editor.filled' as const }),
    loadProgram: emit(({ context }) => ({
      type: 'say' as const,
      message: { type: 'load' as const, program: context.program },
    })),

    sayRun: emit({ type: 'say' as const, message: { type: 'run' as const } }),
    sayStop: emit({ type: 'say' as const, message: { type: 'stop' as const } }),
    sayLook: emit(({ event }) => {
      assertEvent(event, 'look.change');
      return { type: 'say' as const, message: { type: 'look' as const, look: event.look } };
    }),

    noteVersions: assign(
      (_, { versions, total }: { readonly versions: readonly VersionFacts[]; readonly total: number }) => ({
        versions,
        total,
        refusal: null,
      }),
    ),
    choose: assign(({ context, event }) => {
      assertEvent(event, 'version.look');
      const version = context.versions.find(({ sequence }) => sequence === event.sequence);
      return { looked: version ? { version, program: null } : null };
    }),
    noteLooked: assign(({ context }, program: Program | null) => ({
      looked: context.looked && { ...context.looked, program },
    })),
    forgetLooked: assign({ looked: null, refusal: null }),
    takeLooked: assign(({ context }, { head }: SavedProgramAnswer) => ({
      facts: withHead(context.facts, head),
      ...inEditor(context, { version: head, program: context.looked?.program ?? null }),
    })),
    takeNothing: assign(({ context }, { head }: SavedProgramAnswer) => ({
      facts: withHead(context.facts, head),
      ...inEditor(context, { version: head, program: null }),
    })),
    tellBroughtBack: emit((_, { head }: SavedProgramAnswer) => ({
      type: 'brought.back' as const,
      sequence: head.sequence,
    })),
  },
  guards: {
    runsElsewhere: ({ context: { facts } }) => facts === null || !isFrameEngine(facts.engine),
    isGlobal: ({ context: { mode } }) => mode === 'global',
    isAssessment: ({ context: { mode } }) => mode === 'assessment',
    isReadOnly: ({ context: { mode, facts } }) =>
      mode === 'look' || mode === 'global' || (facts?.closed ?? '') !== '',
    isClosedCopy: ({ context: { mode, facts, isAhead, sending } }) =>
      mode !== 'look' && mode !== 'global' && (facts?.closed ?? '') !== '' && (isAhead || sending !== null),
    isUnsent: ({ context: { sending } }) => sending !== null,
    isAhead: ({ context: { isAhead } }) => isAhead,
    isAsked: ({ context: { isAsked } }) => isAsked,
    isProgramBroken: ({ context: { program, failure } }) =>
      program !== null && failure?.information === 'program',
    hasProgram: ({ context: { program } }) => program !== null,
    /** Kept here, made from a version that is not the newest any more. */
    isBehind: ({ context: { isAhead, base, facts } }) => isAhead && base !== headOf(facts),
    isThisCapture: ({ context, event }) => event.type === 'frame.captured' && event.id === context.captureId,
    isNothing: ({ context, event }) =>
      event.type === 'frame.captured' && event.id === context.captureId && event.program === null,
    wouldEmpty: ({ context, event }) =>
      event.type === 'frame.captured' &&
      event.id === context.captureId &&
      !context.isAsked &&
      context.base > 0 &&
      isEmptied(event.program),
    /** Other than what is in the editor. */
    isNewer: ({ context }, { facts }: OpenedWorkspace) =>
      headOf(facts) > context.base || context.keep === 'both',
    /** Changed in the editor, and the next save cannot begin now: the program is fetched for this browser's copy. */
    isOutOfReach: and([
      ({ context }) => context.isTouched,
      or([
        stateIn({ ready: { save: 'saving' } }),
        stateIn({ ready: { save: 'offline' } }),
        stateIn({ ready: { save: 'locked' } }),
        stateIn({ ready: { save: 'conflict' } }),
        stateIn({ ready: { save: 'closed' } }),
      ]),
    ]),
    isInConflict: stateIn({ ready: { save: 'conflict' } }),
    isSaving: stateIn({ ready: { save: 'capturing' } }),
    isCopy: ({ context, event }) =>
      event.type === 'frame.captured' &&
      event.id === context.captureId &&
      event.program !== null &&
      !(context.base > 0 && isEmptied(event.program)),
    /** What is in the editor is known here. */
    isFetched: and([({ context }) => !context.isTouched, stateIn({ ready: { copy: 'here' } })]),
    isBoth: ({ context }) => context.sending?.keep === 'both',
    isBothAhead: ({ context }) => context.sending?.keep === 'both' && context.isAhead,
    isTheirsNewest: ({ context }, answer: SavedProgramAnswer) =>
      context.sending?.keep === 'both' && newestTheirs(context.theirs, answer) !== null,
    /** Nothing in the editor would be lost: the server has it, or it is empty. */
    isSettled: or([
      stateIn({ ready: { save: 'clean' } }),
      stateIn({ ready: { save: 'saved' } }),
      stateIn({ ready: { save: 'following' } }),
      stateIn({ ready: { save: 'emptied' } }),
      stateIn({ ready: { save: 'nothingYet' } }),
    ]),
    isSamePerson: ({ context, event }) => {
      assertEvent(event, 'session.restored');
      return event.personId === context.personId;
    },
    isOtherPerson: ({ context, event }) => {
      assertEvent(event, 'session.restored');
      return event.personId !== context.personId;
    },
    wasUnauthorized: (_, failure: Failure) => failure.kind === 'unauthorized',
    wasUnreachable: (_, failure: Failure) => failure.kind === 'unreachable' && failure.reason === undefined,
    wasConflict: (_, failure: Failure) =>
      isRefusedWith<typeof saveWorkspaceProgramCall>(failure, 'program_conflict'),
    wasEmpty: (_, failure: Failure) =>
      isRefusedWith<typeof saveWorkspaceProgramCall>(failure, 'empty_program'),
    wasClosed: (_, failure: Failure) =>
      failure.kind === 'refused' && closedWorkspaceCodes.some((code) => code === failure.code),
  },
});
