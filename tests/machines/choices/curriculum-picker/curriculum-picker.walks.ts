import { curriculumPickerMachine } from '#machines/choices/curriculum-picker/curriculum-picker.machine.ts';
import type { PickResult } from '#machines/choices/curriculum-picker/curriculum-picker.types.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, runningOf, walked } from '../../walked-machine.ts';

export const machine = curriculumPickerMachine.provide({
  actors: { savePick: silentPromise(), undoAct: silentPromise() },
});

export const saved: PickResult = { act: 'act-1', changed: 2, archived: 0, revision: '2.2.2' };
const unchanged: PickResult = { act: '', changed: 0, archived: 0, revision: '1.1.1' };
export const hasWork = {
  kind: 'refused',
  code: 'has_work',
  information: '1 project has been assigned already.',
} as const;
export const unauthorized = { kind: 'unauthorized' } as const;
export const stale = { kind: 'stale', information: 'Changed meanwhile.' } as const;

const walk: Walk<typeof machine> = {
  input: undefined,
  events: [
    { type: 'list.loaded', revision: '1.1.1' },
    { type: 'pick.submit', command: { kind: 'choose', projectIds: [1, 2] } },
    { type: 'pick.submit', command: { kind: 'clear' } },
    { type: 'question.confirm' },
    { type: 'question.cancel' },
    { type: 'undo.submit', act: 'act-1' },
    { type: 'session.restored' },
    done('savePick', saved),
    done('savePick', unchanged),
    failed('savePick', unauthorized),
    failed('savePick', stale),
    failed('savePick', hasWork),
    failed('savePick', { kind: 'unreachable' }),
    done('undoAct', unchanged),
    failed('undoAct', unauthorized),
    failed('undoAct', { kind: 'unreachable' }),
    elapsed('undo', 'curriculumPicker.choosing.undoable'),
  ],
  project: ({ context }) => [context.command?.kind, context.archives, context.act],
};

export const curriculumPicker = walked({
  machine,
  walks: { list: walk },
  invariants: [
    {
      name: 'one thing is saved at a time, and nothing is taken back meanwhile',
      holds: (after) => runningOf(after, 'savePick', 'undoAct') <= 1,
    },
    {
      name: 'everything is taken away only after a yes',
      holds: (after, before, event) =>
        !begins('savePick', after, before) ||
        after.context.command?.kind !== 'clear' ||
        event?.type === 'question.confirm' ||
        event?.type === 'session.restored',
    },
    {
      name: 'nothing goes into the archive unasked',
      holds: (after, before, event) =>
        !after.context.archives ||
        before?.context.archives === true ||
        (event?.type === 'question.confirm' && before?.matches('offeringArchive') === true),
    },
    {
      name: 'what is taken back is the act that was last saved',
      holds: (after, before) => {
        const input = inputOf(after, 'undoAct');
        if (!begins('undoAct', after, before)) return true;
        return JSON.stringify(input) === JSON.stringify({ act: before?.context.act });
      },
    },
  ],
});
