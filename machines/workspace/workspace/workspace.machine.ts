import { toFailure } from '../../shared/failure.ts';
import { copyRegion } from './workspace.copy.ts';
import { saveRegion } from './workspace.save.ts';
import { workspaceSetup } from './workspace.setup.ts';
import { versionsRegion } from './workspace.versions.ts';

const failureOf = ({ event }: { readonly event: { readonly error: unknown } }) => toFailure(event.error);

/** A program runs in a page of its own; one that does not end by Stop takes its page along, and not the code. */
const run = workspaceSetup.createStateConfig({
  initial: 'idle',
  on: { 'frame.starting': '.starting', 'frame.running': '.running' },
  states: {
    idle: { on: { 'run.press': { actions: 'sayRun' } } },
    starting: {
      on: {
        'stop.press': 'stopping',
        'frame.stopped': 'stopped',
      },
    },
    running: {
      on: {
        // [CW-01] Trigger Run begins anew.
        'run.press': { actions: 'sayRun' },
        'stop.press': 'stopping',
        'frame.stopped': 'stopped',
      },
    },
    stopping: {
      entry: 'sayStop',
      after: { stop: { target: '#workspace.opening', actions: 'reload' } },
      on: { 'frame.stopped': 'stopped' },
    },
    stopped: { on: { 'run.press': { actions: 'sayRun' } } },
  },
});

/** [CW-07, CW-08] In an assessment the code is sent once the editor is there, and who opened the tab hears of a save. */
const assessment = workspaceSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isAssessment', target: 'sent', actions: 'loadProgram' }, { target: 'none' }],
    },
    none: {},
    sent: { on: { 'opener.told': 'told', 'opener.gone': 'alone' } },
    /** [QC-27] Waits for OK, however long. */
    told: { on: { 'ok.press': '#workspace.ended' } },
    /** Nobody is left to tell; the program is saved all the same. */
    alone: { on: { 'opener.told': 'told' } },
  },
});

/**
 * The coding workspace [CW-01…22]: a tool in its sandboxed page, with saving, running and the time line beside each
 * other. Nothing of a program is lost by a reload, a lost answer, an empty load, a session that ended or a second device.
 */
export const workspaceMachine = workspaceSetup.createMachine({
  id: 'workspace',
  context: ({ input }) => ({
    ...input,
    facts: null,
    program: null,
    base: 0,
    sending: null,
    isAhead: false,
    isTouched: false,
    isAsked: false,
    kind: 'auto',
    keep: 'mine',
    captureId: 0,
    savedAt: null,
    theirs: null,
    versions: [],
    total: 0,
    looked: null,
    failure: null,
    refusal: null,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isGlobal', target: 'opening' }, { target: 'asking' }] },
    asking: {
      invoke: {
        id: 'openWorkspace',
        src: 'openWorkspace',
        input: ({ context: { mode, personId, engine } }) => ({ mode, personId, engine }),
        onDone: { target: 'judged', actions: { type: 'noteOpened', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'noteFailure', params: failureOf } },
      },
    },
    failed: {
      on: {
        'workspace.retry': 'asking',
        'connection.restored': 'asking',
        'session.restored': { guard: 'isSamePerson', target: 'asking' },
      },
    },
    judged: { always: [{ guard: 'runsElsewhere', target: 'elsewhere' }, { target: 'opening' }] },
    /** [QU-57] The tool is a program of its own, or none at all. */
    elsewhere: {},
    /** The page of the tool loads. */
    opening: {
      after: { open: 'broken' },
      on: {
        'frame.ready': 'ready',
        'frame.failed': { target: 'broken', actions: 'noteBroken' },
      },
    },
    /** The tool did not come, or broke; what was made is kept. */
    broken: {
      on: {
        'workspace.retry': { target: 'opening', actions: 'reload' },
        // A damaged program would break it again: the tool opens without it, and its time line brings an older one back.
        'program.aside': {
          guard: 'isProgramBroken',
          target: 'opening',
          actions: ['putAside', 'reload'],
        },
      },
    },
    ready: {
      type: 'parallel',
      on: {
        'frame.failed': { target: 'broken', actions: 'noteBroken' },
        // The page was made anew by itself, such as by a program that went to another address.
        'frame.ready': { target: 'ready', reenter: true },
        'look.change': { actions: 'sayLook' },
        'code.send': { actions: 'loadProgram' },
      },
      states: {
        save: saveRegion,
        copy: copyRegion,
        run,
        versions: versionsRegion,
        assessment,
      },
    },
    ended: { type: 'final' },
  },
  on: {
    'workspace.close': '.ended',
    'session.restored': { guard: 'isOtherPerson', target: '.ended' },
  },
});
