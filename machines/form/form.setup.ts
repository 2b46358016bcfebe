import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import type { FieldIssues } from '#contract/core/issues.ts';
import { type Failure, factsOf } from '../shared/failure.ts';
import { missingPromise } from '../shared/not-provided.ts';
import { conflictsOf, isDecided, isMine, mergedForm, refusalsOf, withOne, without } from './form.rules.ts';
import type {
  FormContext,
  FormEmitted,
  FormEvent,
  FormInput,
  FormOutput,
  FormSave,
  FormValues,
  StoredForm,
} from './form.types.ts';

/** The words the chart of a form is written in. Every promise actor rejects with a `Failure`. */
export const formSetup = setup({
  types: {
    context: {} as FormContext,
    events: {} as FormEvent,
    emitted: {} as FormEmitted,
    input: {} as FormInput,
    output: {} as FormOutput,
    tags: {} as 'busy',
  },
  actors: {
    /** What the form's schema has against it; nothing: it may be sent. */
    checkForm: missingPromise<FieldIssues, FormValues>('checkForm'),
    /** A key for one save. */
    openFormSession: missingPromise<string, void>('openFormSession'),
    saveForm: missingPromise<void, FormSave>('saveForm'),
    /** What is stored now; null: it is gone. */
    loadStored: missingPromise<StoredForm | null, void>('loadStored'),
  },
  actions: {
    changeField: assign(({ context, event }) => {
      assertEvent(event, 'field.change');
      const { field, value } = event;
      return {
        values: { ...context.values, [field]: value },
        refusals: without(context.refusals, field),
        failure: null,
      };
    }),
    touchField: assign(({ context: { touched }, event }) => {
      assertEvent(event, 'field.leave');
      return { touched: withOne(touched, event.field) };
    }),
    reset: assign(({ context: { base } }) => ({
      values: base,
      touched: [],
      hasTried: false,
      refusals: {},
      failure: null,
      formSession: null,
      merged: [],
      isRestored: false,
    })),
    noteTry: assign(({ event }) => {
      assertEvent(event, 'form.submit');
      return { hasTried: true, failure: null, refusals: {}, intent: event.intent };
    }),
    tellWrong: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'fields.wrong' })),
    noteFormSession: assign((_, formSession: string) => ({ formSession })),
    noteFailure: enqueueActions(({ context, enqueue }, failure: Failure) => {
      const refusals = refusalsOf(failure);
      // Only a definite no frees the key: what had no answer may have been done [QU-10].
      const isDefinite = failure.kind === 'refused' || failure.kind === 'stale';
      enqueue.assign({
        refusals,
        failure: factsOf(failure),
        formSession: isDefinite ? null : context.formSession,
      });
      if (Object.keys(refusals).length > 0) enqueue.emit({ type: 'fields.wrong' });
    }),
    dropFormSession: assign({ formSession: null }),
    noteTheirs: assign((_, theirs: StoredForm | null) => ({ theirs, choices: {} })),
    noteGone: assign({ failure: { code: 'not_found', information: null } }),
    noteChoice: assign(({ context, event }) => {
      assertEvent(event, 'merge.choose');
      return { choices: { ...context.choices, [event.field]: event.side } };
    }),
    merge: assign(({ context }) => (context.theirs ? mergedForm(context, context.theirs) : {})),
    noteStale: assign({ failure: { code: 'stale', information: null } }),
    rememberSaved: assign({ outcome: 'saved' }),
    rememberKept: assign({ outcome: 'kept' }),
  },
  guards: {
    hasIssues: (_, issues: FieldIssues) => Object.keys(issues).length > 0,
    needsFormSession: ({ context }) => context.usesFormSession && context.formSession === null,
    canMerge: ({ context }, failure: Failure) => context.canMerge && failure.kind === 'stale',
    isSessionOver: (_, failure: Failure) => failure.kind === 'unauthorized',
    isGone: ({ context }) => context.theirs === null,
    isSavedAlready: ({ context: { values, theirs } }) => theirs !== null && isMine(values, theirs),
    hasConflict: ({ context }) => conflictsOf(context).length > 0,
    isDecided: ({ context }) => isDecided(context),
    isSamePerson: ({ context, event }) => {
      assertEvent(event, 'session.restored');
      return event.personId === context.personId;
    },
    isOtherPerson: ({ context, event }) => {
      assertEvent(event, 'session.restored');
      return event.personId !== context.personId;
    },
  },
});
