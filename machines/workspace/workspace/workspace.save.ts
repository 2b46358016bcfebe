import { not } from 'xstate';
import { toFailure } from '../../shared/failure.ts';
import { workspaceSetup } from './workspace.setup.ts';
import type { WorkspaceContext } from './workspace.types.ts';

const failureOf = ({ event }: { readonly event: { readonly error: unknown } }) => toFailure(event.error);
const noteRefusal = { type: 'noteRefusal' as const, params: failureOf };
export const idOf = ({ facts }: WorkspaceContext): number => facts?.workspace_id ?? 0;

/** What happens in the editor while nothing is on its way. */
const changes = {
  'frame.changed': { target: '#workspace.ready.save.dirty', actions: 'takeProgram' },
  'frame.touched': { target: '#workspace.ready.save.dirty', actions: 'noteTouched' },
  'save.press': { target: '#workspace.ready.save.capturing', actions: 'ask' },
} as const;
/** What happens in it meanwhile: it is sent next. */
const meanwhile = {
  'frame.changed': { actions: ['takeProgram', 'keep'] },
  'frame.touched': { actions: 'noteTouched' },
} as const;

/** Of two programs: one stays the newest, and the other becomes a version. The editor changes once the server has both. */
const choices = {
  'conflict.keep_mine': { target: '#workspace.ready.save.saving', actions: 'aimMine' },
  'conflict.keep_theirs': { target: '#workspace.ready.save.saving', actions: 'aimBoth' },
} as const;

/**
 * [CW-18, CW-21, CG-06] Saving. What changes is kept in this browser at once and at the server within seconds; a lost
 * answer is asked for again with the same id, so that one save is one version; nothing empty replaces a program by
 * itself, and what another device saved replaces nothing and is replaced by nothing without a question.
 */
export const saveRegion = workspaceSetup.createStateConfig({
  initial: 'entering',
  states: {
    entering: {
      always: [
        { guard: 'isClosedCopy', target: 'closed' },
        { guard: 'isReadOnly', target: 'off' },
        { guard: 'isUnsent', target: 'saving' },
        { guard: 'isBehind', target: 'conflict' },
        { guard: 'isAhead', target: 'dirty' },
        { target: 'clean' },
      ],
    },
    /** Nothing is kept of it. */
    off: {},
    /**
     * Nobody saves here any more, such as after an approval, and this browser has what the server does not: it stays
     * until its writer lets it go.
     */
    closed: {
      entry: 'keep',
      on: { ...meanwhile, 'copy.drop': { target: '#workspace.asking', actions: ['putAside', 'forget'] } },
    },
    clean: { on: { ...changes, 'workspace.changed': 'following' } },
    dirty: {
      entry: 'keep',
      initial: 'typing',
      after: { latest: 'capturing' },
      on: {
        'frame.changed': { target: '.typing', actions: ['takeProgram', 'keep'] },
        'frame.touched': { target: '.typing', actions: 'noteTouched' },
        'save.press': { target: 'capturing', actions: 'ask' },
        'frame.starting': { target: 'capturing', actions: 'noteRun' },
        'save.soon': 'capturing',
        // The time line begins with what is in the editor now.
        'versions.open': 'capturing',
      },
      states: {
        typing: { after: { pause: '#workspace.ready.save.capturing' } },
      },
    },
    /** The page is asked for its program as it is at this moment. */
    capturing: {
      entry: ['countCapture', 'capture'],
      after: {
        capture: [
          { guard: 'hasProgram', target: 'saving', actions: 'takeKnown' },
          { target: 'nothingYet', actions: 'noteNothing' },
        ],
      },
      on: {
        ...meanwhile,
        'save.press': { actions: 'ask' },
        'frame.captured': [
          { guard: 'isNothing', target: 'emptyHanded' },
          { guard: 'wouldEmpty', target: 'emptied' },
          { guard: 'isThisCapture', target: 'saving', actions: 'takeCaptured' },
        ],
      },
    },
    /** The tool has nothing that could be kept. */
    emptyHanded: {
      always: [
        { guard: 'isAsked', target: 'nothingYet', actions: 'noteNothing' },
        { target: 'clean', actions: 'noteNothing' },
      ],
    },
    saving: {
      entry: 'keep',
      invoke: {
        id: 'saveProgram',
        src: 'saveProgram',
        input: ({ context }) => {
          if (!context.sending) throw new Error('A save starts with what is saved.');
          return { workspaceId: idOf(context), sending: context.sending };
        },
        onDone: [
          // What was typed since the choice becomes a version too, before theirs is shown.
          {
            guard: 'isBothAhead',
            target: 'dirty',
            actions: { type: 'noteBoth', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTheirsNewest', params: ({ event }) => event.output },
            target: 'clean',
            actions: [
              { type: 'noteBoth', params: ({ event }) => event.output },
              'takeTheirs',
              'forget',
              'loadProgram',
            ],
          },
          // After a reload theirs is not known here, and a third device may have saved.
          {
            guard: 'isBoth',
            target: 'following',
            actions: [{ type: 'noteBoth', params: ({ event }) => event.output }, 'forget'],
          },
          {
            guard: 'isAhead',
            target: 'dirty',
            actions: [
              { type: 'tellSaved', params: ({ event }) => event.output },
              { type: 'noteSaved', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'saved',
            actions: [
              { type: 'tellSaved', params: ({ event }) => event.output },
              { type: 'noteSaved', params: ({ event }) => event.output },
              'forget',
            ],
          },
        ],
        onError: [
          { guard: { type: 'wasUnauthorized', params: failureOf }, target: 'locked' },
          {
            guard: { type: 'wasConflict', params: failureOf },
            target: 'conflict',
            actions: ['unsend', 'keep'],
          },
          { guard: { type: 'wasUnreachable', params: failureOf }, target: 'offline', actions: noteRefusal },
          { guard: { type: 'wasEmpty', params: failureOf }, target: 'emptied', actions: 'unsend' },
          {
            guard: { type: 'wasClosed', params: failureOf },
            target: 'closed',
            actions: ['unsend', 'keep', noteRefusal],
          },
          { target: 'refused', actions: ['unsend', 'keep', noteRefusal] },
        ],
      },
      on: { ...meanwhile, 'save.press': { actions: 'askAgain' } },
    },
    saved: { on: { ...changes, 'workspace.changed': 'following' } },
    /** [CW-18] */
    nothingYet: { on: { ...changes, 'editor.filled': 'clean' } },
    /** The editor is empty, and the server has more: only who presses Save means it. */
    emptied: { on: { ...changes, 'editor.filled': 'clean' } },
    /** The server says why it is not taken: too large, or damaged. */
    refused: { on: { ...changes, 'save.retry': { target: 'capturing', actions: 'ask' } } },
    /** The answer is not known. The same save is sent again. */
    offline: {
      after: { again: 'saving' },
      on: {
        ...meanwhile,
        'connection.restored': 'saving',
        'save.retry': 'saving',
        'save.press': { target: 'saving', actions: 'askAgain' },
      },
    },
    /** The session is over; the save was not made. */
    locked: {
      on: { ...meanwhile, 'session.restored': { guard: 'isSamePerson', target: 'saving' } },
    },
    /** Another device of the same person saved, and nothing was changed here: it is shown. */
    following: {
      invoke: {
        id: 'follow',
        src: 'readNewest',
        input: ({ context }) => ({ workspaceId: idOf(context) }),
        onDone: [
          {
            guard: { type: 'isNewer', params: ({ event }) => event.output },
            target: 'clean',
            actions: [{ type: 'takeNewest', params: ({ event }) => event.output }, 'loadProgram'],
          },
          { target: 'saved' },
        ],
        // What cannot be read now comes with the next hint, or as a conflict.
        onError: { target: 'saved' },
      },
      // What is being read may be older than this.
      on: { ...changes, 'workspace.changed': { target: 'following', reenter: true } },
    },
    conflict: {
      entry: 'keep',
      initial: 'loading',
      on: meanwhile,
      states: {
        loading: {
          invoke: {
            id: 'readTheirs',
            src: 'readNewest',
            input: ({ context }) => ({ workspaceId: idOf(context) }),
            onDone: { target: 'asked', actions: { type: 'noteTheirs', params: ({ event }) => event.output } },
            onError: { target: 'unknown', actions: noteRefusal },
          },
        },
        unknown: {
          on: {
            'save.retry': 'loading',
            'connection.restored': 'loading',
            'session.restored': { guard: 'isSamePerson', target: 'loading' },
          },
        },
        asked: {
          always: { guard: not('isFetched'), target: 'fetching' },
          on: { ...choices, 'conflict.compare': 'comparing' },
        },
        /** Which program is theirs is known, and the editor is asked for ours: see `copyRegion`. */
        fetching: { always: { guard: 'isFetched', target: 'asked' } },
        comparing: { on: { ...choices, 'conflict.back': 'asked' } },
      },
    },
  },
});
