import { contentEditorMachine } from '#machines/content/content-editor/content-editor.machine.ts';
import { done, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, runningOf, walked } from '../../walked-machine.ts';

export const machine = contentEditorMachine.provide({ actors: { carryOut: silentPromise() } });

export const input = { version: 1, fields: ['title', 'objective', 'classIds'] };
export const hasWork = {
  kind: 'refused',
  code: 'has_work',
  information: 'It is chosen for 1 class or club.',
} as const;
export const lacks = {
  kind: 'refused',
  code: 'no_objective',
  information: 'Write what the project is about.',
  fields: { objective: 'Write what the project is about.' },
} as const;
/** What is missing, but in no field of the form. */
export const lacksSessions = {
  kind: 'refused',
  code: 'no_sessions',
  information: 'Add a session.',
  fields: { sessions: 'Add a session.' },
} as const;
export const unauthorized = { kind: 'unauthorized' } as const;
export const stale = { kind: 'stale', information: 'Changed meanwhile.' } as const;

const walk: Walk<typeof machine> = {
  input,
  events: [
    { type: 'content.loaded', version: 2 },
    { type: 'content.failed' },
    { type: 'content.changed' },
    { type: 'panel.open', panel: { kind: 'details', forRelease: false } },
    { type: 'panel.open', panel: { kind: 'session', session: null } },
    { type: 'panel.saved' },
    { type: 'panel.close' },
    { type: 'act.submit', act: 'release' },
    { type: 'act.submit', act: 'archive' },
    { type: 'question.confirm' },
    { type: 'question.cancel' },
    { type: 'session.restored' },
    done('carryOut', { number: 1 }),
    failed('carryOut', unauthorized),
    failed('carryOut', hasWork),
    failed('carryOut', lacks),
    failed('carryOut', lacksSessions),
    failed('carryOut', stale),
    failed('carryOut', { kind: 'unreachable' }),
  ],
  project: ({ context: { version, panel, command } }) => [version, panel?.kind, command],
};

export const contentEditor = walked({
  machine,
  walks: { project: walk },
  invariants: [
    { name: 'one act is carried out at a time', holds: (after) => runningOf(after, 'carryOut') <= 1 },
    {
      name: 'a first try is of the version that is shown, and not while a newer one is on its way',
      holds: (after, before, event) => {
        if (event?.type !== 'act.submit' || !begins('carryOut', after, before)) return true;
        const isFresh = before?.matches({ content: 'fresh' }) === true;
        return isFresh && Object(inputOf(after, 'carryOut')).version === before.context.version;
      },
    },
    {
      name: 'what is done again after a question or a return is what was asked for',
      holds: (after, before, event) => {
        if (event?.type === 'act.submit' || !begins('carryOut', after, before)) return true;
        const { act, version } = Object(inputOf(after, 'carryOut'));
        return act === before?.context.command?.act && version === before?.context.command?.version;
      },
    },
    {
      name: 'nobody is taken for sure who was not told what hangs on it',
      holds: (after, before, event) =>
        after.context.command?.isSure !== true ||
        before?.context.command?.isSure === true ||
        (event?.type === 'question.confirm' && before?.matches({ work: 'asking' }) === true),
    },
    {
      name: 'a form is open while something is edited, and only then',
      holds: (after) => (after.context.panel !== null) === after.matches({ work: 'editing' }),
    },
    {
      name: 'what was done or refused is followed by asking for the content again',
      holds: (after, before) =>
        !(before?.matches({ work: 'acting' }) && after.matches({ work: 'idle' })) ||
        after.matches({ content: 'asking' }),
    },
  ],
});
