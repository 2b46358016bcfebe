import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { getFormSessionCall } from '#contract/auth/calls/get-form-session.call.ts';
import { issuesOf } from '#contract/core/issues.ts';
import type { FormDefinition } from '#machines/form/define-form.ts';
import { formMachine } from '#machines/form/form.machine.ts';
import { draftOf, isDirty } from '#machines/form/form.rules.ts';
import type { FormEvent, FormSave, FormValues, StoredForm } from '#machines/form/form.types.ts';
import { type FormView, formView } from '#machines/form/form.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { call } from '../api-client.ts';
import { callActor } from '../call-actor.ts';
import { useRunningActor } from '../running-actors.ts';
import { type FieldBinders, fieldBinders } from './field-binders.ts';
import { draftKey, dropFormDraft, keepFormDraft, readFormDraft } from './form-draft.ts';

export interface Stored<Values> {
  readonly values: Values;
  /** Goes up with every change; a save on an older version is refused as `stale`. */
  readonly version: number;
}

export interface FormSubmission<Output> {
  readonly values: Output;
  readonly version: number;
  /** The call's idempotency key; '' where the form takes none. */
  readonly formSession: string;
  /** Which save button; '' if there is one. */
  readonly intent: string;
}

export interface FormOptions<Values extends object, Output, Saved> {
  readonly definition: FormDefinition<Values, Output>;
  readonly personId: number;
  /** false while the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  /** Tells drafts apart: the row's id, or `new`. Use the same value as the dialog's `key`. */
  readonly of: string | number;
  /** null: a new one. */
  readonly stored: Stored<Values> | null;
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** Own words beside fields, by `field.code` or by code. */
  readonly issueTexts?: Readonly<Record<string, string>>;
  readonly save: (wish: FormSubmission<Output>, signal: AbortSignal) => Promise<Saved>;
  /** Loads the current values to compare after somebody else saved first; null: the row is gone. */
  readonly loadStored?: (signal: AbortSignal) => Promise<Stored<Values> | null>;
  /** null: an earlier try had saved it, and its answer was lost. */
  readonly onSaved: (saved: Saved | null) => void;
  readonly onClosed: () => void;
}

export interface Form<Values extends object> extends FieldBinders<Values> {
  readonly view: FormView;
  readonly values: Values;
  readonly labels: Readonly<Record<string, string>>;
  readonly send: (event: FormEvent) => void;
  readonly submit: (intent?: string) => void;
  /** Goes up whenever a check finds a wrong field; the first one then gets the focus. */
  readonly wrongCount: number;
}

/** Runs one form with its machine, draft and calls, and binds fields by name. `ResourceForm` is its dialog. */
export function useForm<Values extends object, Output, Saved>(
  options: FormOptions<Values, Output, Saved>,
): Form<Values> {
  const { definition, personId, sessionLive, labels, issueTexts } = options;
  const { key, machine, input, saved } = usePrepared(options);
  const actor = useRunningActor(machine, { input });
  const values = useSelector(actor, ({ context }) => context.values);
  const found = useMemo(() => issuesOf(definition.schema, values), [definition, values]);
  const view = useSelector(actor, (snapshot) => formView(snapshot, found), isSame);

  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      const { status, context, output } = snapshot;
      if (status === 'active' && isDirty(context)) keepFormDraft(key, draftOf(context));
      else if (output?.kind !== 'kept') dropFormDraft(key);
    });
    return () => subscription.unsubscribe();
  }, [actor, key]);

  const [wrongCount, setWrongCount] = useState(0);
  useEffect(() => {
    const subscription = actor.on('fields.wrong', () => setWrongCount((count) => count + 1));
    return () => subscription.unsubscribe();
  }, [actor]);

  const wasLive = useRef(sessionLive);
  useEffect(() => {
    if (sessionLive && !wasLive.current) actor.send({ type: 'session.restored', personId });
    wasLive.current = sessionLive;
  }, [actor, sessionLive, personId]);

  const output = useSelector(actor, (snapshot) => snapshot.output);
  const end = useEffectEvent(() => {
    if (output?.kind === 'saved') options.onSaved(saved.get());
    else if (output) options.onClosed();
  });
  useEffect(() => {
    if (output) end();
  }, [output]);

  // A field that loses the focus as its dialog closes would send to a stopped actor.
  const send = useCallback(
    (event: FormEvent) => {
      if (actor.getSnapshot().status === 'active') actor.send(event);
    },
    [actor],
  );
  const shown = useMemo(() => definition.valuesOf(values) ?? definition.blank, [definition, values]);
  return {
    ...fieldBinders({ values: shown, issues: view.issues, labels, issueTexts, definition, send }),
    view,
    values: shown,
    labels,
    send,
    submit: (intent = '') => send({ type: 'form.submit', intent }),
    wrongCount,
  };
}

const plain = (values: object): FormValues => ({ ...values });

const toStored = <Values extends object>(stored: Stored<Values> | null): StoredForm | null =>
  stored && { values: plain(stored.values), version: stored.version };

interface Holder<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
}

function holderOf<Value>(first: Value): Holder<Value> {
  let held = first;
  return {
    get: () => held,
    set: (value) => {
      held = value;
    },
  };
}

/** The machine with this form's calls. It begins once, and its calls are always those of the last render. */
function usePrepared<Values extends object, Output, Saved>(options: FormOptions<Values, Output, Saved>) {
  const [prepared] = useState(() => prepare(options));
  useEffect(() => prepared.latest.set(options));
  return prepared;
}

function prepare<Values extends object, Output, Saved>(options: FormOptions<Values, Output, Saved>) {
  const { definition, stored, personId } = options;
  const latest = holderOf(options);
  const saved = holderOf<Saved | null>(null);
  const key = draftKey(personId, definition, options.of);
  const actors = {
    checkForm: callActor((values: FormValues) => Promise.resolve(issuesOf(definition.schema, values))),
    openFormSession: callActor(async (_: void, signal) => {
      const answer = await call(getFormSessionCall, { form: definition.name }, { signal });
      return answer.formSession;
    }),
    saveForm: callActor(async ({ values, ...wish }: FormSave, signal) => {
      const sent = { ...wish, values: definition.outputOf(values) };
      saved.set(await latest.get().save(sent, signal));
    }),
    loadStored: callActor(async (_: void, signal) =>
      toStored((await latest.get().loadStored?.(signal)) ?? null),
    ),
  };
  return {
    key,
    latest,
    saved,
    machine: formMachine.provide({ actors }),
    input: {
      personId,
      stored: toStored(stored) ?? { values: plain(definition.blank), version: 0 },
      draft: readFormDraft(key, definition),
      usesFormSession: definition.usesFormSession,
      canMerge: options.loadStored !== undefined,
    },
  };
}
