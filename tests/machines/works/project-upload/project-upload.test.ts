import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { toUploadDraft } from '#machines/works/project-upload/project-upload.rules.ts';
import { checkMachine } from '../../check-machine.ts';
import { done, failed, type PathEvent } from '../../paths.ts';
import {
  asked,
  changed,
  detail,
  input,
  item,
  kept,
  machine,
  projectUpload,
  uploaded,
} from './project-upload.walks.ts';

function opened(more: Partial<typeof input> = {}, ...events: readonly PathEvent[]) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { ...input, ...more }, clock });
  actor.start();
  for (const event of events) actor.send(event as never);
  return { actor, clock, at: (state: object | string) => actor.getSnapshot().matches(state as never) };
}

describe('the machine of handing in', () => {
  it('is walked everywhere, has no trap and a way back from every failure', () => {
    expect(checkMachine(projectUpload).problems).toEqual([]);
  });

  it('opens for the first time, and again with the workspace looked at first [CW-13, CW-14]', () => {
    const first = opened({}, done('loadDetail', detail));
    expect(first.at({ open: { work: { editing: 'first' } } })).toBe(true);
    const again = opened({}, done('loadDetail', asked));
    expect(again.at({ checking: 'workspace' })).toBe(true);
    again.actor.send(done('loadUploaded', uploaded) as never);
    expect(again.at({ open: { work: { editing: 'again' } } })).toBe(true);
    expect(again.actor.getSnapshot().context.uploads.items).toMatchObject([
      { origin: 'stored', fileId: 'f1' },
    ]);
  });

  it('is refused by touch alone, and in a demo school [PU-01, PU-22, QU-42]', () => {
    expect(opened({ isCoarse: true }, done('loadDetail', detail)).at('refusedHere')).toBe(true);
    expect(opened({}, done('loadDetail', { ...detail, closed: 'demo_school' })).at('refusedHere')).toBe(true);
  });

  it('hands in with one press more than the file took, and closes [PU-12, PU-15]', () => {
    const { actor } = opened({ kept }, done('loadDetail', detail), { type: 'save.submit' });
    expect(actor.getSnapshot().matches({ open: { work: 'saving' } })).toBe(true);
    actor.send(done('saveWork', { version: 2 }) as never);
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { kind: 'settled', isSubmit: true },
    });
  });

  it('takes a press while a file is on its way, and goes on once it is there [PU-12, PU-14]', () => {
    const { actor, at } = opened({ kept }, done('loadDetail', detail));
    actor.send(changed(item('uploading')) as never);
    actor.send({ type: 'save.submit' });
    expect(at({ open: { work: 'awaitingUploads' } })).toBe(true);
    actor.send(changed(item('ready')) as never);
    expect(at({ open: { work: 'saving' } })).toBe(true);
    const broken = opened({ kept }, done('loadDetail', detail));
    broken.actor.send(changed(item('uploading')) as never);
    broken.actor.send({ type: 'save.submit' });
    broken.actor.send(changed(item('failed')) as never);
    expect(broken.at({ open: { work: 'editing' } })).toBe(true);
    expect(broken.actor.getSnapshot().context.problem).toBe('uploads_failed');
  });

  it('takes a program of the workspace as enough, beside what was handed in before [PU-04, PU-12]', () => {
    const program = { kind: 'program', file: null, url: '' } as const;
    const submit = (
      of: typeof detail,
      entries: typeof uploaded.entries,
      attempts: typeof uploaded.attempts,
    ) => {
      const { actor } = opened(
        {},
        done('loadDetail', { ...of, version: 3 }),
        done('loadUploaded', { ...uploaded, my_learning: '', entries, attempts }),
        { type: 'learning.edit', text: 'I learned to draw.' },
        { type: 'save.submit' },
      );
      return actor.getSnapshot();
    };
    const first = submit(detail, [program], []);
    expect(first.context.problem).toBeNull();
    expect(first.matches({ open: { work: 'obtaining' } } as never)).toBe(true);
    expect(submit(detail, [], []).context.problem).toBe('no_entries');
    const again = submit(asked, [program], uploaded.attempts);
    expect(again.context.uploads.items).toMatchObject([{ origin: 'carried', fileId: 'f1' }]);
  });

  it('says what is missing and sends nothing [VU-05, VU-06, VU-08, QU-27]', () => {
    const open = opened({}, done('loadDetail', detail), { type: 'save.submit' });
    const { context } = open.actor.getSnapshot();
    expect(context.problem).toBe('no_entries');
    open.actor.send({ type: 'url.edit', text: 'http://a.org http://b.org' });
    open.actor.send({ type: 'save.submit' });
    expect(open.actor.getSnapshot().context.problem).toBe('only_one_url');
    open.actor.send({ type: 'url.edit', text: 'a.org' });
    open.actor.send({ type: 'save.submit' });
    expect(open.actor.getSnapshot().context.problem).toBe('no_learning');
    open.actor.send({ type: 'save.draft' });
    expect(open.at({ open: { work: 'obtaining' } })).toBe(true);
  });

  it('warns with the server’s words, and errs with ours [ER-10]', () => {
    const refusal = { kind: 'refused', code: 'in_review', information: 'Your teacher has it.' };
    const { actor, at } = opened({ kept }, done('loadDetail', detail), { type: 'save.submit' });
    actor.send(failed('saveWork', refusal) as never);
    expect(at({ open: { work: 'warned' } })).toBe(true);
    expect(actor.getSnapshot().context.failure?.information).toBe('Your teacher has it.');
    actor.send({ type: 'form.edit' });
    actor.send({ type: 'save.submit' });
    actor.send(failed('saveWork', new Error('broken')) as never);
    expect(at({ open: { work: 'failed' } })).toBe(true);
  });

  it('sends a lost answer again by the same form session', () => {
    const { actor, at } = opened({ kept }, done('loadDetail', detail), { type: 'save.submit' });
    actor.send(failed('saveWork', { kind: 'unreachable' }) as never);
    expect(at({ open: { work: 'unsent' } })).toBe(true);
    expect(toUploadDraft(actor.getSnapshot().context).formSession).toBe('a-form-session');
    actor.send({ type: 'connection.restored' });
    expect(at({ open: { work: 'saving' } })).toBe(true);
  });

  it('keeps what was typed over what another tab saved, or takes that', () => {
    const { actor, at } = opened({ kept }, done('loadDetail', detail), { type: 'save.draft' });
    actor.send(failed('saveWork', { kind: 'stale', information: '' }) as never);
    actor.send({ type: 'conflict.keep_mine' });
    actor.send(done('loadDetail', { ...detail, version: 3 }) as never);
    actor.send(done('loadUploaded', { ...uploaded, attempts: [] }) as never);
    expect(at({ open: { work: { editing: 'first' } } })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ learning: 'So far', version: 3 });
  });

  it('uploads a pasted picture after five seconds, at once or not at all [PU-18]', () => {
    const picture = {
      type: 'picture.paste',
      picture: { key: 'p', name: 'p.png', size: 5 },
      at: Date.now(),
    } as const;
    const waiting = opened({}, done('loadDetail', detail), picture);
    expect(waiting.at({ open: { paste: 'counting' } })).toBe(true);
    waiting.clock.increment(5_001);
    expect(waiting.at({ open: { paste: 'sending' } })).toBe(true);
    const now = opened({}, done('loadDetail', detail), picture, { type: 'paste.now' });
    expect(now.at({ open: { paste: 'sending' } })).toBe(true);
    now.actor.send(done('sendPicture', { fileId: 'p', name: 'p.png', size: 5 }) as never);
    expect(now.actor.getSnapshot().context.pictures).toHaveLength(1);
    const none = opened({}, done('loadDetail', detail), picture, { type: 'paste.cancel' });
    expect(none.at({ open: { paste: 'none' } })).toBe(true);
    const off = opened({}, done('loadDetail', { ...detail, allows_paste: 0 }), picture);
    expect(off.at({ open: { paste: 'none' } })).toBe(true);
  });

  it('keeps the last file of what was handed in, to be replaced [PU-17, QC-20]', () => {
    const { actor } = opened({}, done('loadDetail', asked), done('loadUploaded', uploaded));
    actor.send({ type: 'file.remove', key: 'f1' });
    expect(actor.getSnapshot().context).toMatchObject({ problem: 'last_file', removal: null });
  });
});
