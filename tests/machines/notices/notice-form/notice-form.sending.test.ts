import { describe, expect, it } from 'vitest';
import { settle } from '../../deferred.ts';
import { filledForm, openForm } from './notice-form.harness.ts';
import {
  admin,
  attachment,
  editInput,
  inputOf,
  loaded,
  notice,
  reshareInput,
  session,
} from './notice-form.samples.ts';

const refusal = {
  kind: 'refused',
  code: 'unknown_grade',
  information: 'That grade is gone.',
  fields: { grades: 'Choose another grade.', video_url: 'not a field here' },
} as const;

describe('sending', () => {
  it('sends the whole notice once and ends with the answer [NF-17, ER-01, ST-21]', async () => {
    const form = await filledForm();
    form.send({ type: 'form.submit' });
    expect(form.save.calls[0]?.input).toEqual({
      id: 0,
      version: 0,
      mode: 'add',
      title: 'Sports day',
      description: 'Come at nine.',
      grades: 'all',
      divisions: 'all',
      noticeFor: 1,
      shareDate: '',
      dueDate: '',
      dueDateMandatory: false,
      notifyEmail: true,
      asksReceipt: false,
      isActive: true,
      attachments: [],
      videos: [],
      formSession: session(1),
    });
    await form.saved(99);
    expect(form.drop.calls[0]?.input).toEqual({ personId: 7, mode: 'add', noticeId: 0 });
    form.drop.calls[0]?.resolve();
    await settle();
    expect(form.actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: {
        kind: 'saved',
        id: 99,
        version: 1,
        information: 'Notice has been shared.',
        undo: { noticeId: 0, mode: 'add', sent: null },
      },
    });
  });

  it('cannot be sent twice [QU-10]', async () => {
    const form = await filledForm();
    form.send(
      { type: 'form.submit' },
      { type: 'form.submit' },
      { type: 'edit.title', text: 'X' },
      { type: 'form.submit' },
    );
    await form.saved();
    form.send({ type: 'form.submit' });
    expect(form.save.calls).toHaveLength(1);
    expect(form.save.calls[0]?.input.title).toBe('Sports day');
  });

  it('names the notice and the version an edit started from [ST-05]', async () => {
    const form = await openForm(editInput);
    form.send({ type: 'edit.active', on: false }, { type: 'form.submit' });
    expect(form.save.calls[0]?.input).toMatchObject({
      id: 40,
      version: 3,
      mode: 'edit',
      isActive: false,
      grades: [6],
      divisions: [61],
      attachments: [{ fileId: 's1', name: 's1.pdf', type: 'pdf' }, { fileId: 's2' }],
    });
  });

  it('shares again as a new notice, without what was taken off here [ST-06]', async () => {
    const form = await openForm(reshareInput);
    form.send({ type: 'file.remove', key: 's1' }, { type: 'form.submit' });
    expect(form.remove.calls).toHaveLength(0);
    expect(form.save.calls[0]?.input).toMatchObject({
      id: 0,
      version: 0,
      mode: 'editReshare',
      attachments: [{ fileId: 's2' }],
    });
  });

  it('closes although the draft cannot be dropped', async () => {
    const form = await filledForm();
    form.send({ type: 'form.submit' });
    await form.saved();
    form.clock.increment(1_000);
    expect(form.actor.getSnapshot()).toMatchObject({ status: 'done', output: { kind: 'saved' } });
  });
});

describe('a refusal', () => {
  it('goes back to the fields with its words, and takes a new form session [ST-20, ER-02]', async () => {
    const form = await filledForm();
    form.send({ type: 'form.submit' });
    await form.notSaved(refusal);
    expect(form.view()).toMatchObject({
      stage: 'editing',
      title: 'Sports day',
      alert: { code: 'not_saved', answer: { code: 'unknown_grade', information: 'That grade is gone.' } },
      errors: { grades: { code: null, information: 'Choose another grade.' } },
      isInDoubt: false,
    });
    expect(form.renew.calls).toHaveLength(1);
    form.send({ type: 'edit.grades', chosen: [6, 7] });
    expect(form.view().errors).toEqual({});
    await form.renewed(2);
    form.send({ type: 'form.submit' });
    expect(form.save.calls[1]?.input).toMatchObject({ formSession: session(2), grades: [6, 7] });
  });

  it('is followed by a new form session although the first try for one failed', async () => {
    const form = await filledForm();
    form.send({ type: 'form.submit' });
    await form.notSaved(refusal);
    form.renew.open()[0]?.reject({ kind: 'unreachable' });
    await settle();
    form.send({ type: 'form.submit' });
    expect(form.view().stage).toBe('saving');
    expect(form.save.calls).toHaveLength(1);
    await form.renewed(3);
    expect(form.save.calls[1]?.input.formSession).toBe(session(3));
  });

  it('tells the same thing twice as two alerts', async () => {
    const form = await openForm();
    form.send({ type: 'form.submit' });
    const first = form.view().alert;
    form.send({ type: 'form.submit' });
    expect(first?.code).toBe(form.view().alert?.code);
    expect(first?.count).not.toBe(form.view().alert?.count);
  });
});

describe('no answer', () => {
  it('keeps the form session and the very same notice for a retry [QU-10]', async () => {
    const form = await filledForm();
    form.send({ type: 'form.submit' });
    await form.notSaved({ kind: 'unreachable' });
    expect(form.view()).toMatchObject({
      stage: 'unsent',
      failure: { code: 'unreachable' },
      isLocked: true,
      isInDoubt: true,
    });
    form.send({ type: 'form.retry' });
    expect(form.save.calls[1]?.input).toEqual(form.save.calls[0]?.input);
    expect(form.renew.calls).toHaveLength(0);
  });

  it('is made good by itself once the connection is back', async () => {
    const form = await filledForm();
    form.send({ type: 'form.submit' });
    await form.notSaved({ kind: 'unreachable' });
    form.send({ type: 'connection.lost' }, { type: 'connection.restored' });
    expect(form.save.calls).toHaveLength(2);
    await form.saved();
    expect(form.context().outcome).toMatchObject({ kind: 'saved' });
  });

  it('treats a fault of our own as no answer, not as a refusal', async () => {
    const form = await filledForm();
    form.send({ type: 'form.submit' });
    await form.notSaved(new TypeError('a bug'));
    expect(form.view().stage).toBe('unsent');
  });

  it('sends changes made since as an edit, once the lost answer turns out to be a yes [QU-10]', async () => {
    const form = await filledForm();
    form.send({ type: 'form.submit' });
    await form.notSaved({ kind: 'unreachable' });
    form.send({ type: 'form.edit' }, { type: 'edit.title', text: 'Sports week' }, { type: 'form.submit' });
    expect(form.save.calls[1]?.input).toEqual(form.save.calls[0]?.input);
    await form.saved(99, 1);
    await form.renewed(2);
    expect(form.save.calls[2]?.input).toMatchObject({
      mode: 'edit',
      id: 99,
      version: 1,
      title: 'Sports week',
      formSession: session(2),
    });
    await form.saved(99, 2);
    expect(form.context().outcome).toMatchObject({ kind: 'saved', id: 99 });
  });

  it('sends changes made since under a new form session, once the lost answer turns out to be a no', async () => {
    const form = await filledForm();
    form.send({ type: 'form.submit' });
    await form.notSaved({ kind: 'unreachable' });
    form.send({ type: 'form.edit' }, { type: 'edit.title', text: 'Sports week' }, { type: 'form.submit' });
    await form.notSaved(refusal);
    await form.renewed(2);
    form.send({ type: 'form.submit' });
    expect(form.save.calls[2]?.input).toMatchObject({
      mode: 'add',
      title: 'Sports week',
      formSession: session(2),
    });
  });
});

describe('the end of the session', () => {
  it('keeps everything, the form session too, and goes on for the same person [ER-13, QU-64]', async () => {
    const form = await filledForm();
    form.send({ type: 'form.submit' });
    await form.notSaved({ kind: 'unauthorized' });
    expect(form.view()).toMatchObject({ stage: 'signedOut', title: 'Sports day' });
    form.send({ type: 'session.restored', personId: 7 });
    expect(form.view()).toMatchObject({ stage: 'editing', title: 'Sports day', isInDoubt: false });
    form.send({ type: 'edit.title', text: 'Sports week' }, { type: 'form.submit' });
    expect(form.save.calls[1]?.input).toMatchObject({
      title: 'Sports week',
      formSession: session(1),
      mode: 'add',
    });
  });

  it('settles first what was under way when it came', async () => {
    const form = await filledForm();
    form.send({ type: 'form.submit' }, { type: 'session.expired' });
    expect(form.save.calls[0]?.signal.aborted).toBe(true);
    form.send(
      { type: 'session.restored', personId: 7 },
      { type: 'edit.title', text: 'Y' },
      { type: 'form.submit' },
    );
    expect(form.save.calls[1]?.input).toEqual(form.save.calls[0]?.input);
  });

  it('leaves what was in doubt before it in doubt [QU-10]', async () => {
    const form = await filledForm();
    form.send({ type: 'form.submit' });
    await form.notSaved({ kind: 'unreachable' });
    form.send({ type: 'form.retry' });
    await form.notSaved({ kind: 'unauthorized' });
    form.send(
      { type: 'session.restored', personId: 7 },
      { type: 'edit.title', text: 'Y' },
      { type: 'form.submit' },
    );
    expect(form.save.calls[2]?.input).toEqual(form.save.calls[0]?.input);
  });

  it('closes for another person and leaves the draft to the first [QU-64]', async () => {
    const form = await filledForm();
    form.send({ type: 'session.expired' }, { type: 'session.restored', personId: 8 });
    expect(form.actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { kind: 'closed', isDraftKept: true },
    });
    expect(form.stored.draft?.values.title).toBe('Sports day');
    expect(form.stored.draft?.personId).toBe(7);
  });

  it('comes from any call: divisions, form session, a stored file', async () => {
    const unauthorized = { kind: 'unauthorized' };
    const one = await openForm();
    one.send({ type: 'edit.grades', chosen: [6] });
    one.divisions.open()[0]?.reject(unauthorized);
    await settle();
    const two = await filledForm();
    two.send({ type: 'form.submit' });
    await two.notSaved(refusal);
    two.renew.open()[0]?.reject(unauthorized);
    await settle();
    const three = await openForm(editInput);
    three.send({ type: 'file.remove', key: 's1' });
    three.remove.open()[0]?.reject(unauthorized);
    await settle();
    expect([one, two, three].map((form) => form.view().stage)).toEqual([
      'signedOut',
      'signedOut',
      'signedOut',
    ]);
    one.send({ type: 'session.restored', personId: 7 });
    await one.answerDivisions();
    expect(one.view().divisions.state).toBe('ready');
  });
});

describe('a newer version', () => {
  const theirs = {
    ...notice,
    title: 'Their title',
    version: 5,
    attachments: [attachment('s2'), attachment('s3')],
  };

  async function staleForm() {
    const form = await openForm(editInput);
    form.send({ type: 'edit.title', text: 'My title' }, { type: 'form.submit' });
    await form.notSaved({ kind: 'stale', information: 'Changed elsewhere.' });
    return form;
  }

  it('is told of, and can be saved over with mine', async () => {
    const form = await staleForm();
    expect(form.view()).toMatchObject({
      stage: 'conflict',
      title: 'My title',
      failure: { code: 'stale', information: 'Changed elsewhere.' },
    });
    form.send({ type: 'conflict.keep_mine' });
    form.load.open()[0]?.resolve(loaded({ notice: theirs, formSession: session(2) }));
    await settle();
    expect(form.save.calls[1]?.input).toMatchObject({
      title: 'My title',
      version: 5,
      formSession: session(2),
      attachments: [{ fileId: 's2' }, { fileId: 's3' }],
    });
  });

  it('can be taken instead', async () => {
    const form = await staleForm();
    form.send({ type: 'conflict.take_theirs' });
    expect(form.view().stage).toBe('loading');
    form.load.open()[0]?.resolve(loaded({ notice: theirs, formSession: session(2) }));
    await settle();
    expect(form.view()).toMatchObject({ stage: 'editing', title: 'Their title', hasUnsavedChanges: false });
    expect(form.view().attachments.map((item) => item.fileId)).toEqual(['s2', 's3']);
  });

  it('stays a choice when it cannot be loaded, or is gone', async () => {
    const form = await staleForm();
    form.send({ type: 'conflict.keep_mine' });
    form.load.open()[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(form.view()).toMatchObject({ stage: 'conflict', alert: { answer: { code: 'unreachable' } } });
    form.send({ type: 'conflict.take_theirs' });
    form.load.open()[0]?.resolve(loaded());
    await settle();
    expect(form.view()).toMatchObject({
      stage: 'conflict',
      title: 'My title',
      alert: { answer: { code: 'not_found' } },
    });
  });
});

describe('closing', () => {
  it('asks nothing when nothing would be lost', async () => {
    const form = await openForm(editInput);
    form.send({ type: 'form.close' });
    form.drop.open()[0]?.resolve();
    await settle();
    expect(form.actor.getSnapshot().output).toEqual({ kind: 'closed', isDraftKept: false });
  });

  it.each([
    ['close.discard', { kind: 'closed', isDraftKept: false }, 1],
    ['close.keep', { kind: 'closed', isDraftKept: true }, 0],
  ] as const)('asks before changes are lost: %s', async (type, output, drops) => {
    const form = await filledForm();
    form.send({ type: 'form.close' });
    expect(form.view().stage).toBe('confirmingClose');
    form.send({ type: 'close.cancel' });
    expect(form.view()).toMatchObject({ stage: 'editing', title: 'Sports day' });
    form.send({ type: 'form.close' }, { type });
    form.drop.open()[0]?.resolve();
    await settle();
    expect(form.actor.getSnapshot().output).toEqual(output);
    expect(form.drop.calls).toHaveLength(drops);
  });

  it('keeps the draft on the way out, however fresh the last change is', async () => {
    const form = await openForm();
    form.send({ type: 'edit.title', text: 'Just typed' }, { type: 'form.close' }, { type: 'close.keep' });
    expect(form.stored.draft?.values.title).toBe('Just typed');
  });

  it('is no way out of a save under way', async () => {
    const form = await filledForm(inputOf({ person: admin }));
    form.send({ type: 'form.submit' }, { type: 'form.close' });
    expect(form.view().stage).toBe('saving');
  });
});
