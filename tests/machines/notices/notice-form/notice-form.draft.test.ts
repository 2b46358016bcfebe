import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDraft, toDraft } from '#machines/notices/notice-form/notice-form.draft.ts';
import { filledForm, openForm } from './notice-form.harness.ts';
import { attachment, editInput, inputOf, notice, session } from './notice-form.samples.ts';
import { richDraft } from './notice-form.walks.ts';

const key = { personId: 7, mode: 'add', noticeId: 0 } as const;

describe('keeping', () => {
  it('writes 400 ms after a change, and not once for each key pressed', async () => {
    const form = await openForm();
    for (const text of ['S', 'Sp', 'Spo']) form.send({ type: 'edit.title', text });
    form.clock.increment(399);
    expect(form.stored.writes).toBe(0);
    form.clock.increment(1);
    expect(form.stored).toMatchObject({ writes: 1, draft: { values: { title: 'Spo' } } });
    form.clock.increment(10_000);
    expect(form.stored.writes).toBe(1);
  });

  it('does not wait for a pause of somebody who never stops typing', async () => {
    const form = await openForm();
    for (let key = 1; key <= 20; key += 1) {
      form.send({ type: 'edit.title', text: 'x'.repeat(key) });
      form.clock.increment(100);
    }
    expect(form.stored.writes).toBeGreaterThanOrEqual(4);
  });

  it('writes at once when the page is hidden, and before a save leaves', async () => {
    const form = await openForm();
    form.send({ type: 'edit.title', text: 'Sports' }, { type: 'page.hidden' });
    expect(form.stored.draft?.values.title).toBe('Sports');
    const sending = await filledForm();
    sending.send({ type: 'form.submit' });
    expect(sending.stored.draft?.sent).toMatchObject({ title: 'Sports day', formSession: session(1) });
  });

  it('writes nothing for a form that was only looked at', async () => {
    const form = await openForm(editInput);
    form.clock.increment(10_000);
    form.send({ type: 'page.hidden' }, { type: 'session.expired' });
    expect(form.stored.writes).toBe(0);
  });

  it('starts again by itself after storage was blocked, with what was typed meanwhile', async () => {
    const form = await openForm();
    form.stored.isBroken = true;
    form.send({ type: 'edit.title', text: 'Lost for now' }, { type: 'page.hidden' });
    form.send({ type: 'edit.title', text: 'Typed while blocked' }, { type: 'page.hidden' });
    form.clock.increment(5_000);
    expect(form.view()).toMatchObject({ stage: 'editing', title: 'Typed while blocked' });
    expect(form.stored.draft).toBeNull();
    form.stored.isBroken = false;
    form.clock.increment(5_000);
    form.clock.increment(400);
    expect(form.stored.draft?.values.title).toBe('Typed while blocked');
  });
});

describe('restoring', () => {
  it('brings back every field, says so, and can be thrown away [QU-64]', async () => {
    const form = await openForm(inputOf({ draft: richDraft }));
    expect(form.view()).toMatchObject({
      isDraftRestored: true,
      hasUnsavedChanges: true,
      title: 'Sports day',
      dueDate: '2026-12-24',
      readers: { faculty: true, students: false },
      videos: [{ label: 'Video 1' }],
      attachments: [{ status: 'ready', fileId: 'id-r' }],
    });
    form.send({ type: 'draft.discard' });
    expect(form.view()).toMatchObject({
      isDraftRestored: false,
      hasUnsavedChanges: false,
      title: '',
      attachments: [],
    });
  });

  it('says nothing when the draft is no different from the form', async () => {
    const first = await openForm(editInput);
    const draft = toDraft(first.context());
    const form = await openForm({ ...editInput, draft });
    expect(form.view()).toMatchObject({ isDraftRestored: false, hasUnsavedChanges: false });
  });

  it('shows unfinished uploads as interrupted, and does not send without them', async () => {
    const items = [
      ...richDraft.items,
      { key: 'u', name: 'u.pdf', size: 9, type: 'pdf', fileId: null, origin: 'new' as const },
    ];
    const form = await openForm(inputOf({ draft: { ...richDraft, items } }));
    form.send({ type: 'form.submit' });
    expect(form.view()).toMatchObject({
      stage: 'editing',
      alert: { code: 'uploads_failed' },
      isSubmitDisabled: true,
    });
    form.send({ type: 'file.remove', key: 'u' }, { type: 'form.submit' });
    expect(form.save.calls[0]?.input.attachments).toEqual([{ fileId: 'id-r', name: 'r.pdf', type: 'pdf' }]);
  });

  it('takes stored files from the server and new ones from the draft [ER-04]', async () => {
    const first = await openForm(editInput);
    const items = [
      ...toDraft(first.context()).items,
      { key: 'n', name: 'n.pdf', size: 9, type: 'pdf', fileId: 'id-n', origin: 'new' as const },
    ];
    const draft = { ...toDraft(first.context()), items };
    const form = await openForm(
      { ...editInput, draft },
      { notice: { ...notice, attachments: [attachment('s2')], version: 4 } },
    );
    expect(form.view().attachments.map((item) => item.fileId)).toEqual(['s2', 'id-n']);
    form.send({ type: 'form.submit' });
    expect(form.save.calls[0]?.input.version).toBe(3);
  });

  it('settles first what was sent before the tab broke, under its own form session [QU-10]', async () => {
    const first = await filledForm();
    first.send({ type: 'form.submit' });
    const form = await openForm(inputOf({ draft: first.stored.draft }), { formSession: session(9) });
    expect(form.view()).toMatchObject({ isDraftRestored: true, isInDoubt: true });
    form.send({ type: 'edit.title', text: 'Changed since' }, { type: 'form.submit' });
    expect(form.save.calls[0]?.input).toEqual(first.save.calls[0]?.input);
    await form.saved(99, 1);
    await form.renewed(2);
    expect(form.save.calls[1]?.input).toMatchObject({ mode: 'edit', id: 99, title: 'Changed since' });
  });

  it('goes on editing the notice that turned out to be saved, although the tab broke again [QU-10]', async () => {
    const first = await filledForm();
    first.send({ type: 'form.submit' });
    await first.notSaved({ kind: 'unreachable' });
    first.send({ type: 'form.edit' }, { type: 'edit.title', text: 'Later' }, { type: 'form.submit' });
    await first.saved(99, 1);
    first.renew.open()[0]?.reject({ kind: 'unreachable' });
    await Promise.resolve().then(() => first.send({ type: 'page.hidden' }));
    const form = await openForm(inputOf({ draft: first.stored.draft }), { formSession: session(9) });
    form.send({ type: 'form.submit' });
    expect(form.save.calls[0]?.input).toMatchObject({
      mode: 'edit',
      id: 99,
      version: 1,
      title: 'Later',
      formSession: session(9),
    });
  });
});

describe('what storage may hold', () => {
  it('survives a round through JSON', () => {
    expect(fromDraft(JSON.parse(JSON.stringify(richDraft)), key)).toEqual(richDraft);
  });

  it.each([
    ['another person', { ...richDraft, personId: 8 }],
    ['another mode', { ...richDraft, mode: 'edit' }],
    ['another notice', { ...richDraft, noticeId: 40 }],
    ['another format', { ...richDraft, format: 0 }],
    ['nothing', null],
    ['a text', 'draft'],
    ['a list', [richDraft]],
    ['no values', { ...richDraft, values: undefined }],
    ['a title that is no text', { ...richDraft, values: { ...richDraft.values, title: { toString: 'x' } } }],
    ['a day that is none', { ...richDraft, values: { ...richDraft.values, dueDate: '2026-02-30' } }],
    [
      'a script for a video',
      {
        ...richDraft,
        values: { ...richDraft.values, videos: [{ url: 'javascript:1', kind: 'link', label: 'V' }] },
      },
    ],
    ['readers 7', { ...richDraft, values: { ...richDraft.values, noticeFor: 7 } }],
    ['a negative grade', { ...richDraft, values: { ...richDraft.values, grades: [-1] } }],
    ['a file without a name', { ...richDraft, items: [{ ...richDraft.items[0], name: '' }] }],
    [
      'something sent without a form session',
      { ...richDraft, sent: { ...richDraft.values, formSession: '' } },
    ],
  ])('is left alone when it is of %s', (_, stored) => {
    expect(fromDraft(stored, key)).toBeNull();
  });

  it('never throws and never lets an unknown field in, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), fc.dictionary(fc.string(), fc.anything()), (junk, more) => {
        expect([null]).toContain(fromDraft(junk, key));
        expect(Object.keys(fromDraft({ ...more, ...richDraft }, key) ?? {})).toEqual(Object.keys(richDraft));
      }),
    );
  });

  it('is ignored by the form itself when it belongs to somebody else', async () => {
    const form = await openForm(inputOf({ draft: { ...richDraft, personId: 8 } }));
    expect(form.view()).toMatchObject({ title: '', isDraftRestored: false });
  });
});
