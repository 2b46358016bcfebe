import { describe, expect, it } from 'vitest';
import { settle } from '../../deferred.ts';
import { file } from '../../upload-queue/upload-queue.harness.ts';
import { filledForm, openForm } from './notice-form.harness.ts';
import { attachment, editInput } from './notice-form.samples.ts';

type Form = Awaited<ReturnType<typeof openForm>>;

function finish(form: Form, key: string) {
  form.uploads.report({ type: 'upload.sent', key });
  form.uploads.report({ type: 'upload.checked', key, fileId: `id-${key}`, fileType: 'pdf' });
}

describe('attachments of a new notice', () => {
  it('are sent once they are ready [NF-15]', async () => {
    const form = await filledForm();
    form.send({ type: 'files.add', files: [file('a'), file('b')] });
    finish(form, 'a');
    finish(form, 'b');
    form.send({ type: 'file.remove', key: 'a' }, { type: 'form.submit' });
    expect(form.save.calls[0]?.input.attachments).toEqual([{ fileId: 'id-b', name: 'b.pdf', type: 'pdf' }]);
  });

  it('make a submit wait until they are done, and it can be called off', async () => {
    const form = await filledForm();
    form.send({ type: 'files.add', files: [file('a')] }, { type: 'form.submit' });
    expect(form.view()).toMatchObject({ stage: 'waitingForUploads', isSubmitDisabled: true });
    form.send({ type: 'submit.cancel' });
    finish(form, 'a');
    expect(form.view().stage).toBe('editing');
    expect(form.save.calls).toHaveLength(0);

    form.send({ type: 'files.add', files: [file('b')] }, { type: 'form.submit' });
    finish(form, 'b');
    expect(form.save.calls[0]?.input.attachments).toHaveLength(2);
  });

  it('stop a submit that waited for one that failed', async () => {
    const form = await filledForm();
    form.send({ type: 'files.add', files: [file('a')] }, { type: 'form.submit' });
    form.uploads.report({
      type: 'upload.failed',
      key: 'a',
      code: 'bad_content',
      information: 'Not a PDF.',
      retryable: false,
    });
    expect(form.view()).toMatchObject({ stage: 'editing', alert: { code: 'uploads_failed' } });
    expect(form.save.calls).toHaveLength(0);
  });

  it('let a waiting submit go once the last one is cancelled', async () => {
    const form = await filledForm();
    form.send(
      { type: 'files.add', files: [file('a')] },
      { type: 'form.submit' },
      { type: 'file.cancel', key: 'a' },
    );
    expect(form.view().stage).toBe('saving');
    expect(form.save.calls[0]?.input.attachments).toEqual([]);
  });

  it('pause with the connection and the session, and go on with them', async () => {
    const form = await openForm();
    form.send({ type: 'files.add', files: [file('a')] }, { type: 'connection.lost' });
    expect(form.uploads.running.size).toBe(0);
    form.send({ type: 'connection.restored' }, { type: 'session.expired' });
    expect(form.uploads.running.size).toBe(0);
    form.send({ type: 'session.restored', personId: 7 });
    expect([...form.uploads.running.keys()]).toEqual(['a']);
  });

  it('stop uploading when the form closes', async () => {
    const form = await openForm();
    form.send({ type: 'files.add', files: [file('a')] }, { type: 'form.close' }, { type: 'close.keep' });
    expect(form.uploads.running.size).toBe(0);
  });
});

describe('stored attachments of an edited notice', () => {
  const remaining = { attachments: [attachment('s2')], version: 4, information: 'Deleted successfully.' };

  it('are removed at the server, whose list and version replace ours [ER-04, C1-07]', async () => {
    const form = await openForm(editInput);
    form.send({ type: 'file.remove', key: 's1' });
    expect(form.remove.calls[0]?.input).toEqual({ noticeId: 40, fileId: 's1' });
    expect(form.view()).toMatchObject({
      removingFileId: 's1',
      attachments: [{ fileId: 's1' }, { fileId: 's2' }],
    });
    form.remove.open()[0]?.resolve(remaining);
    await settle();
    expect(form.view()).toMatchObject({
      removingFileId: null,
      hasUnsavedChanges: false,
      alert: { code: 'file_removed', answer: { information: 'Deleted successfully.' } },
    });
    expect(form.view().attachments.map((item) => item.fileId)).toEqual(['s2']);
    form.send({ type: 'form.submit' });
    expect(form.save.calls[0]?.input).toMatchObject({ version: 4, attachments: [{ fileId: 's2' }] });
  });

  it('stay when the server refuses, and the refusal is told [ER-05]', async () => {
    const form = await openForm(editInput);
    form.send({ type: 'file.remove', key: 's1' });
    form.remove.open()[0]?.reject({ kind: 'refused', code: 'locked', information: 'This notice is locked.' });
    await settle();
    expect(form.view()).toMatchObject({
      removingFileId: null,
      alert: { code: 'file_not_removed', answer: { code: 'locked', information: 'This notice is locked.' } },
      attachments: [{ fileId: 's1' }, { fileId: 's2' }],
    });
  });

  it('make a submit wait for the version that their removal leads to', async () => {
    const form = await openForm(editInput);
    form.send(
      { type: 'file.remove', key: 's1' },
      { type: 'file.remove', key: 's2' },
      { type: 'form.submit' },
    );
    expect(form.view().stage).toBe('waitingForUploads');
    expect(form.remove.calls).toHaveLength(1);
    form.remove.open()[0]?.resolve(remaining);
    await settle();
    expect(form.save.calls[0]?.input).toMatchObject({ version: 4, attachments: [{ fileId: 's2' }] });
  });

  it('are not brought back by a reset [NF-16]', async () => {
    const form = await openForm(editInput);
    form.send({ type: 'file.remove', key: 's1' });
    form.remove.open()[0]?.resolve(remaining);
    await settle();
    form.send({ type: 'form.reset' });
    expect(form.view().attachments.map((item) => item.fileId)).toEqual(['s2']);
  });

  it('lie beside new ones, which are removed here only', async () => {
    const form = await openForm(editInput);
    form.send({ type: 'files.add', files: [file('a')] });
    finish(form, 'a');
    form.send({ type: 'file.remove', key: 'a' });
    expect(form.remove.calls).toHaveLength(0);
    expect(form.view().attachments).toHaveLength(2);
  });

  it('come back after the upload queue broke, and what it had not finished is interrupted', async () => {
    const form = await openForm(editInput);
    form.send({ type: 'files.add', files: [file('a')] }, { type: 'edit.title', text: 'Kept' });
    form.actor.send({
      type: 'xstate.error.actor.uploads',
      error: new Error('a bug'),
      actorId: 'uploads',
    } as never);
    expect(form.view()).toMatchObject({
      stage: 'editing',
      title: 'Kept',
      attachments: [{ status: 'ready' }, { status: 'ready' }, { name: 'a.pdf', status: 'interrupted' }],
    });
    form.send({ type: 'files.add', files: [file('a2', 'a.pdf')] });
    expect(form.view().attachments.at(-1)).toMatchObject({ key: 'a2', status: 'uploading' });
  });
});
