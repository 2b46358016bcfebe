import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { NoticeTranslation } from '#contract/notices/translation.rules.ts';
import { noticeTranslationMachine } from '#machines/notices/notice-translation/notice-translation.machine.ts';
import type {
  DeletionQuery,
  NoticeTranslationInput,
  TranslationQuery,
} from '#machines/notices/notice-translation/notice-translation.types.ts';
import { noticeTranslationView } from '#machines/notices/notice-translation/notice-translation.view.ts';
import { deferredActor } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import {
  adding,
  input,
  machine,
  noticeTranslation,
  original,
  stale,
  theirs,
  urdu,
} from './notice-translation.walks.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(given: NoticeTranslationInput) {
  const save = deferredActor<NoticeTranslation, TranslationQuery>();
  const remove = deferredActor<void, DeletionQuery>();
  const load = deferredActor<NoticeTranslation | null, { noticeId: number; language: 'ur' }>();
  const machine = noticeTranslationMachine.provide({
    actors: {
      saveTranslation: save.logic,
      deleteTranslation: remove.logic,
      loadTheirs: load.logic as never,
    },
  });
  const actor = createActor(machine, { input: given }).start();
  const write = (title: string, description = 'پیر کو۔') => {
    actor.send({ type: 'edit.title', text: title });
    actor.send({ type: 'edit.description', text: description });
  };
  return { actor, save, remove, load, write, view: () => noticeTranslationView(actor.getSnapshot()) };
}

describe('a translation', () => {
  it('is reached in every state by every way, and left again', () => {
    const coverage = new Coverage(machine);
    for (const walk of Object.values(noticeTranslation.walks)) coverage.walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('is sent with both ends trimmed, beside the original it was made from', async () => {
    const { actor, save, write, view } = start(adding);
    actor.send({ type: 'edit.language', language: 'hi' });
    write('  नया ', 'सोमवार को ');
    actor.send({ type: 'form.submit' });
    expect(save.calls[0]?.input).toEqual({
      noticeId: 7,
      language: 'hi',
      title: 'नया',
      description: 'सोमवार को',
      of: original,
      version: 0,
    });
    save.calls[0]?.resolve({ ...urdu, language: 'hi', version: 1 });
    await settle();
    expect(view().stage).toBe('ended');
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'saved', translation: { language: 'hi' } });
  });

  it('says what is missing once somebody tries to save, and sends nothing', () => {
    const { actor, save, view } = start(adding);
    expect(view().errors).toEqual({});
    actor.send({ type: 'form.submit' });
    expect(view().errors).toEqual({ title: 'title_required', description: 'text_required' });
    expect(save.calls).toHaveLength(0);
  });

  it('keeps what was typed whichever of two texts is chosen', async () => {
    const { actor, save, load, write, view } = start(input);
    write('میرا');
    actor.send({ type: 'form.submit' });
    save.calls[0]?.reject(stale);
    await settle();
    load.calls[0]?.resolve(theirs);
    await settle();
    expect(view()).toMatchObject({ stage: 'conflict', theirs: { title: 'دوسرا' } });
    actor.send({ type: 'conflict.take_theirs' });
    expect(view()).toMatchObject({ values: { title: 'دوسرا' }, canRestoreMine: true });
    actor.send({ type: 'mine.restore' });
    expect(view()).toMatchObject({ values: { title: 'میرا' }, canRestoreMine: false });
    actor.send({ type: 'form.submit' });
    expect(save.calls[1]?.input).toMatchObject({ title: 'میرا', version: 4 });
  });

  it('knows its own save again when the answer to it was lost', async () => {
    const { actor, save, load, write, view } = start(input);
    write('میرا');
    actor.send({ type: 'form.submit' });
    save.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(view()).toMatchObject({ stage: 'editing', failure: { code: 'unreachable' } });
    actor.send({ type: 'form.submit' });
    save.calls[1]?.reject(stale);
    await settle();
    load.calls[0]?.resolve({ ...urdu, title: 'میرا', version: 4 });
    await settle();
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'saved', translation: { version: 4 } });
  });

  it('that somebody deleted meanwhile is saved anew on request', async () => {
    const { actor, save, load, write } = start(input);
    write('میرا');
    actor.send({ type: 'form.submit' });
    save.calls[0]?.reject(stale);
    await settle();
    load.calls[0]?.resolve(null);
    await settle();
    actor.send({ type: 'conflict.keep_mine' });
    expect(save.calls[1]?.input).toMatchObject({ version: 0, title: 'میرا' });
  });

  it('shows what the original said when it was made, where that is another text now', () => {
    const before = { title: 'Bring your books', description: 'On Monday.' };
    expect(start({ ...input, existing: { ...urdu, madeFrom: before } }).view().changed).toEqual(before);
    expect(start(input).view().changed).toBeNull();
  });

  it('goes on with what was typed before, from the version that began with', () => {
    const { actor, save, view } = start({
      ...input,
      typed: { title: 'آدھا', description: 'متن', version: 2 },
    });
    expect(view()).toMatchObject({ values: { title: 'آدھا' }, hasUnsavedChanges: true });
    actor.send({ type: 'form.submit' });
    expect(save.calls[0]?.input.version).toBe(2);
  });
});
