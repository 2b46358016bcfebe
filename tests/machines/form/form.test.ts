import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type FieldIssues, issuesOf } from '#contract/core/issues.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { formMachine } from '#machines/form/form.machine.ts';
import { draftOf } from '#machines/form/form.rules.ts';
import type { FormInput, FormSave, FormValues, StoredForm } from '#machines/form/form.types.ts';
import { formView } from '#machines/form/form.view.ts';
import { deferredActor, settle } from '../deferred.ts';
import { Coverage } from '../paths.ts';
import { form, input, machine, refused, stale, stored, unauthorized } from './form.walks.ts';

const schema = v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(2)), room: v.string() });

function start(changes: Partial<FormInput> = {}) {
  const check = deferredActor<FieldIssues, FormValues>();
  const open = deferredActor<string, void>();
  const save = deferredActor<void, FormSave>();
  const load = deferredActor<StoredForm | null, void>();
  const actors = {
    checkForm: check.logic,
    openFormSession: open.logic,
    saveForm: save.logic,
    loadStored: load.logic,
  };
  const actor = createActor(formMachine.provide({ actors }), { input: { ...input, ...changes } }).start();
  const wrong: string[] = [];
  actor.on('fields.wrong', ({ type }) => wrong.push(type));
  const view = () => {
    const snapshot = actor.getSnapshot();
    return formView(snapshot, issuesOf(schema, snapshot.context.values));
  };
  const type = (field: string, value: string) => actor.send({ type: 'field.change', field, value });
  const answerCheck = async () => {
    const [asked] = check.open();
    asked?.resolve(issuesOf(schema, asked.input));
    await settle();
  };
  /** Up to the call that saves. */
  const submit = async () => {
    actor.send({ type: 'form.submit', intent: '' });
    await answerCheck();
    open.open()[0]?.resolve('key');
    await settle();
  };
  const saving = () => save.open()[0];
  return { actor, view, type, submit, saving, open, load, wrong, save };
}

describe('a form', () => {
  it('is reached in every state by every way, and left again', () => {
    const coverage = new Coverage(machine);
    for (const walk of Object.values(form.walks)) coverage.walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('says what is wrong with a field once the person has been in it, and with all once it was sent', async () => {
    const { view, type, actor, submit, wrong, saving } = start();
    type('name', '');
    expect(view().issues).toEqual({});
    actor.send({ type: 'field.leave', field: 'name' });
    expect(view().issues).toMatchObject({ name: { code: 'required' } });
    await submit();
    expect([view().stage, wrong.length, saving()]).toEqual(['editing', 1, undefined]);
  });

  it('is sent once with the key of its opening, and ends when it is saved', async () => {
    const { actor, type, submit, saving, view } = start();
    type('name', 'Robotics');
    expect(view().isDirty).toBe(true);
    await submit();
    actor.send({ type: 'form.submit', intent: '' });
    expect(saving()?.input).toEqual({
      values: { name: 'Robotics', room: 'B2' },
      version: 3,
      intent: '',
      formSession: 'key',
    });
    saving()?.resolve();
    await settle();
    expect(actor.getSnapshot().output).toEqual({ kind: 'saved' });
  });

  it('keeps its key when the answer was lost, and takes a new one after a definite no [QU-10]', async () => {
    const { actor, submit, saving, type, open, view } = start();
    type('name', 'Robotics');
    await submit();
    saving()?.reject({ kind: 'unreachable' });
    await settle();
    expect(view().failure?.code).toBe('unreachable');
    await submit();
    expect([open.calls.length, saving()?.input.formSession]).toEqual([1, 'key']);
    saving()?.reject(refused);
    await settle();
    expect(actor.getSnapshot().context.formSession).toBeNull();
    await submit();
    expect(open.calls).toHaveLength(2);
  });

  it('puts what the server refused beside its field until that is changed', async () => {
    const { submit, saving, type, view, wrong } = start();
    type('name', 'Robotics');
    await submit();
    saving()?.reject(refused);
    await settle();
    expect(view().issues['name']).toEqual({ code: 'name_taken', information: 'There is such a club.' });
    expect([view().failure, wrong.length]).toEqual([null, 1]);
    type('name', 'Robots');
    expect(view().issues).toEqual({});
  });

  it('waits with what was typed while the person signs in again, and is theirs alone', async () => {
    const { actor, submit, saving, type, view } = start();
    type('name', 'Robotics');
    await submit();
    saving()?.reject(unauthorized);
    await settle();
    expect(view().stage).toBe('signedOut');
    actor.send({ type: 'session.restored', personId: 7 });
    expect([view().stage, view().values['name']]).toEqual(['editing', 'Robotics']);
    actor.send({ type: 'session.restored', personId: 8 });
    expect(actor.getSnapshot().output).toEqual({ kind: 'kept' });
  });

  it('begins again with what was typed earlier, and drops it when asked', () => {
    const first = start();
    first.type('name', 'Robotics');
    const draft = draftOf(first.actor.getSnapshot().context);
    const { view, actor } = start({ draft });
    expect([view().isRestored, view().values['name']]).toEqual([true, 'Robotics']);
    actor.send({ type: 'form.reset' });
    expect([view().isRestored, view().values]).toEqual([false, stored.values]);
  });
});

describe('a form that somebody else was faster with', () => {
  const until = async (theirs: StoredForm | null, mine: FormValues = { name: 'Robotics' }) => {
    const run = start();
    for (const [field, value] of Object.entries(mine)) run.type(field, String(value));
    await run.submit();
    run.saving()?.reject(stale);
    await settle();
    run.load.open()[0]?.resolve(theirs);
    await settle();
    return run;
  };

  it('takes over what only they changed, and is saved after the person has seen it', async () => {
    const { view, submit, saving, actor } = await until({
      values: { name: 'Chess', room: 'C1' },
      version: 4,
    });
    expect([view().stage, view().merged, view().values]).toEqual([
      'editing',
      ['room'],
      { name: 'Robotics', room: 'C1' },
    ]);
    await submit();
    expect(saving()?.input.version).toBe(4);
    saving()?.resolve();
    await settle();
    expect(actor.getSnapshot().output).toEqual({ kind: 'saved' });
  });

  it('asks about a field that both changed, and goes on with the side that was chosen', async () => {
    const { view, actor } = await until({ values: { name: 'Drama', room: 'B2' }, version: 4 });
    expect(view().stage).toBe('choosing');
    expect(view().merge?.rows).toEqual([{ field: 'name', outcome: 'conflict' }]);
    actor.send({ type: 'merge.apply' });
    expect(view().stage).toBe('choosing');
    actor.send({ type: 'merge.choose', field: 'name', side: 'theirs' });
    actor.send({ type: 'merge.apply' });
    expect([view().stage, view().values['name'], view().isDirty]).toEqual(['editing', 'Drama', false]);
  });

  it('is saved already when theirs is what was typed: the answer to an earlier try was lost', async () => {
    const { actor } = await until({ values: { name: 'Robotics', room: 'B2' }, version: 4 });
    expect(actor.getSnapshot().output).toEqual({ kind: 'saved' });
  });

  it('says so when it is gone, and keeps what was typed', async () => {
    const { view } = await until(null);
    expect([view().failure?.code, view().values['name']]).toEqual(['not_found', 'Robotics']);
  });
});

describe('a form made of a schema', () => {
  const club = defineForm({
    name: 'club',
    schema: v.object({
      name: v.pipe(v.string(), v.minLength(1)),
      days: v.pipe(v.array(v.string()), v.minLength(1)),
      note: v.string(),
      teacherId: v.number(),
    }),
    blank: { name: '', days: [] as readonly string[], note: '', teacherId: null as number | null },
  });

  it('knows which fields must be filled in', () => {
    expect([...club.required]).toEqual(['name', 'days', 'teacherId']);
  });

  it('takes back what it kept, and nothing that has another shape', () => {
    const kept = { name: 'Chess', days: ['mon'], note: '', teacherId: 4 };
    expect(club.valuesOf(kept)).toEqual(kept);
    expect(club.valuesOf({ ...kept, teacherId: null })).not.toBeNull();
    for (const poison of [null, 'x', [], {}, { ...kept, name: { $$typeof: 1 } }, { ...kept, days: 'mon' }])
      expect(club.valuesOf(poison)).toBeNull();
  });
});
