import { formMachine } from '#machines/form/form.machine.ts';
import { isDirty } from '#machines/form/form.rules.ts';
import type { FormInput } from '#machines/form/form.types.ts';
import { done, failed, type PathEvent, type Walk } from '../paths.ts';
import { silentPromise } from '../stand-ins.ts';
import { begins, inputOf, runningOf, walked } from '../walked-machine.ts';

export const stored = { values: { name: 'Chess', room: 'B2' }, version: 3 };
export const input: FormInput = {
  personId: 7,
  stored,
  draft: null,
  usesFormSession: true,
  canMerge: true,
};
export const stale = { kind: 'stale', information: 'Somebody else was faster.' } as const;
export const refused = {
  kind: 'refused',
  code: 'name_taken',
  information: 'There is such a club.',
  fields: { name: 'There is such a club.' },
} as const;
export const unauthorized = { kind: 'unauthorized' } as const;
const unreachable = { kind: 'unreachable' } as const;

export const machine = formMachine.provide({
  actors: {
    checkForm: silentPromise(),
    openFormSession: silentPromise(),
    saveForm: silentPromise(),
    loadStored: silentPromise(),
  },
});

const events: readonly PathEvent[] = [
  { type: 'field.change', field: 'name', value: 'Robotics' },
  { type: 'field.leave', field: 'name' },
  { type: 'form.submit', intent: '' },
  { type: 'form.reset' },
  { type: 'form.close' },
  { type: 'merge.choose', field: 'name', side: 'mine' },
  { type: 'merge.choose', field: 'name', side: 'theirs' },
  { type: 'merge.apply' },
  { type: 'merge.cancel' },
  { type: 'session.restored', personId: 7 },
  { type: 'session.restored', personId: 8 },
  done('checkForm', {}),
  done('checkForm', { name: { code: 'required', information: null } }),
  failed('checkForm', new Error('broken')),
  done('openFormSession', 'key'),
  failed('openFormSession', unauthorized),
  failed('openFormSession', unreachable),
  done('saveForm'),
  failed('saveForm', stale),
  failed('saveForm', refused),
  failed('saveForm', unauthorized),
  failed('saveForm', unreachable),
  done('loadStored', { values: { name: 'Drama', room: 'B2' }, version: 4 }),
  done('loadStored', { values: { name: 'Robotics', room: 'B2' }, version: 4 }),
  done('loadStored', { values: { name: 'Chess', room: 'C1' }, version: 4 }),
  done('loadStored', null),
  failed('loadStored', unreachable),
];

const walk = (changes: Partial<FormInput>): Walk<typeof machine> => ({
  input: { ...input, ...changes },
  events,
  project: ({ context: { values, version, formSession, theirs, choices } }) => [
    values['name'],
    version,
    formSession !== null,
    theirs?.values['name'],
    choices['name'],
  ],
});

const draft = {
  base: stored.values,
  values: { name: 'Robotics', room: 'B2' },
  version: 3,
  formSession: 'kept',
};

export const form = walked({
  machine,
  walks: {
    keyed: walk({}),
    plain: walk({ usesFormSession: false, canMerge: false }),
    restored: walk({ draft }),
  },
  invariants: [
    {
      name: 'one thing is asked of the server at a time',
      holds: (after) => runningOf(after, 'checkForm', 'openFormSession', 'saveForm', 'loadStored') <= 1,
    },
    {
      name: 'nothing is sent that was not checked just before',
      holds: (after, before) =>
        !begins('saveForm', after, before) || before?.value === 'checking' || before?.value === 'opening',
    },
    {
      name: 'a form that takes a key is never sent without one',
      holds: (after, before) =>
        !begins('saveForm', after, before) ||
        !after.context.usesFormSession ||
        after.context.formSession !== null,
    },
    {
      name: 'only a definite no frees the key of a save',
      holds: ({ context }, before, event) => {
        if (!before || before.context.formSession === null || context.formSession !== null) return true;
        const isNo = event?.type === 'xstate.error.actor.saveForm';
        return isNo ? event['error'] === stale || event['error'] === refused : event?.type === 'form.reset';
      },
    },
    {
      name: 'a failure takes nothing of what was typed away',
      holds: ({ context }, before, event) =>
        !event?.type.startsWith('xstate.error') || context.values === before?.context.values,
    },
    {
      name: 'what is sent is what stands in the fields, over the version that was seen',
      holds: (after, before) => {
        if (!begins('saveForm', after, before)) return true;
        const { values, version } = inputOf(after, 'saveForm') as FormInput['stored'];
        return values === after.context.values && version === after.context.version;
      },
    },
    {
      name: 'what somebody else saved comes in by a comparison, never unseen',
      holds: ({ context }, before) =>
        !before || before.context.base === context.base || context.base === context.theirs?.values,
    },
    {
      name: 'a form that nobody touched is not dirty',
      holds: ({ context }, before) => before !== null || context.isRestored || !isDirty(context),
    },
  ],
});
