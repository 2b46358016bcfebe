import { expect, it } from 'vitest';
import { fromDraft } from '#machines/notices/notice-form/notice-form.draft.ts';
import type { NoticeFormEvent, NoticeFormInput } from '#machines/notices/notice-form/notice-form.types.ts';
import type { UploadReport } from '#machines/upload-queue/upload-queue.types.ts';
import { settle } from '../../deferred.ts';
import { Chance } from '../../random-walk.ts';
import { startForm } from './notice-form.harness.ts';
import {
  admin,
  attachment,
  grades,
  inputOf,
  listFor,
  notice,
  session,
  teacher,
  today,
} from './notice-form.samples.ts';
import { ServerModel } from './notice-form.server-model.ts';

type Form = ReturnType<typeof startForm>;

const chance = new Chance(2026);
const server = new ServerModel(chance);
let serial = 0;
const uuid = () => `00000000-0000-4000-8000-${String((serial += 1)).padStart(12, '0')}`;
const nextSession = () => session((serial += 1));
/** Stored files with ids as the wire wants them. */
const theNotice = () => ({
  ...notice,
  version: 1 + chance.below(5),
  attachments: [attachment(uuid()), attachment(uuid())],
});

const texts = [
  '',
  '   ',
  'A',
  '  padded ',
  'x'.repeat(200),
  'x'.repeat(201),
  'x'.repeat(10_001),
  '<b>&"\u0000</b>',
  'नमस्ते',
] as const;
const days = ['', today, '2026-11-19', '2026-11-25', '2027-01-01', '2026-13-40', 'soon'] as const;
const links = [
  '',
  'nonsense',
  'https://youtu.be/abcdefghijk',
  'https://vimeo.com/1234567',
  'https://x.sharepoint.com/v',
  'javascript:alert(1)',
] as const;

const someFile = () => ({
  key: `k${(serial += 1)}`,
  name: chance.oneOf(['a.pdf', 'b.png', 'c.zip', 'd.exe']),
  size: 1 + chance.below(5),
});

function edit(form: Form): NoticeFormEvent {
  return chance.oneOf<() => NoticeFormEvent>([
    () => ({ type: 'edit.title', text: chance.oneOf(texts) }),
    () => ({ type: 'edit.description', text: chance.oneOf(texts) }),
    () => ({ type: 'edit.grades', chosen: chance.next() < 0.3 ? 'all' : chance.someOf([6, 7, 8, 99]) }),
    () => ({ type: 'edit.divisions', chosen: chance.next() < 0.3 ? 'all' : chance.someOf([61, 62, 71, 72]) }),
    () => ({ type: 'edit.readers', faculty: chance.next() < 0.7, students: chance.next() < 0.7 }),
    () => ({ type: 'edit.share_date', day: chance.oneOf(days) }),
    () => ({ type: 'edit.due_date', day: chance.oneOf(days) }),
    () => ({ type: 'edit.due_date_mandatory', on: chance.next() < 0.3 }),
    () => ({ type: 'edit.notify_email', on: chance.next() < 0.5 }),
    () => ({ type: 'edit.active', on: chance.next() < 0.5 }),
    () => ({ type: 'edit.video_text', text: chance.oneOf(links) }),
    () => ({ type: 'edit.video_add' }),
    () => ({ type: 'edit.video_remove', url: form.view().videos[0]?.url ?? 'none' }),
    () => ({
      type: 'files.add',
      files: [someFile(), someFile()],
    }),
    () => ({
      type: chance.oneOf(['file.cancel', 'file.retry', 'file.remove'] as const),
      key: chance.oneOf([
        form.view().attachments.at(-1)?.key ?? 'none',
        form.view().attachments[0]?.key ?? 'none',
      ]),
    }),
    () => ({ type: 'field.leave', field: 'title' }),
  ])();
}

/** What a person does who wants to get done. */
function mend(form: Form): void {
  form.send({ type: 'edit.video_text', text: '' }, { type: 'edit.due_date_mandatory', on: false });
  if (form.view().errors.grades || form.view().errors.divisions)
    form.send({ type: 'edit.grades', chosen: 'all' });
  if (form.view().errors.readers) form.send({ type: 'edit.readers', faculty: true, students: false });
  form.send(
    { type: 'edit.title', text: `Title ${chance.below(3)}` },
    { type: 'edit.description', text: 'Text' },
  );
  for (const { key, status } of form.view().attachments)
    if (status === 'failed' || status === 'interrupted') form.send({ type: 'file.remove', key });
}

function request(): NoticeFormEvent {
  return chance.oneOf<NoticeFormEvent>([
    { type: 'form.submit' },
    { type: 'form.submit' },
    { type: 'form.submit' },
    { type: 'form.retry' },
    { type: 'form.edit' },
    { type: 'submit.cancel' },
    { type: 'form.close' },
    { type: 'close.cancel' },
    { type: 'close.cancel' },
    { type: chance.next() < 0.05 ? 'close.discard' : 'close.cancel' },
    { type: chance.next() < 0.05 ? 'close.keep' : 'close.cancel' },
    { type: chance.next() < 0.1 ? 'form.reset' : 'alert.dismiss' },
    { type: chance.next() < 0.1 ? 'draft.discard' : 'refusals.dismiss' },
    { type: 'divisions.retry' },
    { type: 'conflict.keep_mine' },
    { type: 'conflict.take_theirs' },
    { type: 'page.hidden' },
    { type: 'connection.lost' },
    { type: 'connection.restored' },
    { type: chance.next() < 0.2 ? 'session.expired' : 'connection.restored' },
    { type: 'session.restored', personId: 7 },
    { type: 'session.restored', personId: chance.next() < 0.05 ? 8 : 7 },
  ]);
}

const failure = () =>
  chance.oneOf<unknown>([
    { kind: 'unreachable' },
    { kind: 'unauthorized' },
    { kind: 'refused', code: 'bad_dates', information: 'No.', fields: { dueDate: 'No.' } },
    { kind: 'stale', information: 'Newer.' },
    new Error('a bug'),
  ]);

type Reply = (() => void) | undefined;

/** Something the world does to what is under way: an answer, a failure, an upload's report. */
function answer(form: Form): void {
  const isGood = chance.next() < 0.7;
  function reply<Output>(
    calls: readonly { resolve(output: Output): void; reject(error: unknown): void }[],
    output: () => Output,
  ): Reply {
    const [call] = calls;
    return call && (() => (isGood ? call.resolve(output()) : call.reject(failure())));
  }
  const [save] = form.save.open();
  const [asked] = form.divisions.open();
  const replies = [
    reply(form.load.open(), () => ({
      grades,
      notice: form.context().target.mode === 'add' ? null : theNotice(),
      formSession: nextSession(),
    })),
    reply(form.divisions.open(), () => listFor(asked?.input.of ?? [])),
    reply(form.renew.open(), nextSession),
    reply(form.remove.open(), () => ({
      attachments: [attachment(uuid())],
      version: 7,
      information: 'Gone.',
    })),
    reply(form.drop.open(), () => {
      form.stored.draft = null;
    }),
    save && (() => server.answer(save)),
    form.uploads.running.size > 0 ? () => form.uploads.report(uploadReport(form)) : undefined,
  ].filter((each) => each !== undefined);
  replies[chance.below(replies.length)]?.();
}

function uploadReport(form: Form): UploadReport {
  const [key = 'none'] = [...form.uploads.running.keys()];
  return chance.oneOf<UploadReport>([
    { type: 'upload.progressed', key, sentBytes: 1 },
    { type: 'upload.sent', key },
    { type: 'upload.checked', key, fileId: uuid(), fileType: 'pdf' },
    { type: 'upload.failed', key, code: 'unreachable', information: '', retryable: true },
  ]);
}

/** The same form once more over what storage holds: what a reload does. */
function reopened(form: Form): Form {
  const { mode, noticeId, person } = form.context();
  const stored: unknown = JSON.parse(JSON.stringify(form.stored.draft));
  form.actor.stop();
  return startForm({
    mode,
    noticeId,
    person,
    today,
    draft: fromDraft(stored, { personId: person.id, mode, noticeId }),
  });
}

it('keeps its promises on 20,000 random steps [QU-10, VN-01, NF-15, ST-17]', {
  timeout: 300_000,
}, async () => {
  const inputs: readonly [NoticeFormInput, ...NoticeFormInput[]] = [
    inputOf(),
    inputOf({ mode: 'edit', noticeId: 40 }),
    inputOf({ mode: 'editReshare', noticeId: 40 }),
    inputOf({ person: { ...teacher, id: 7 } }),
    inputOf(),
    inputOf({ mode: 'edit', noticeId: 40 }),
    inputOf({ mode: 'editReshare', noticeId: 40 }),
    inputOf({ person: { ...admin, isDemoSchool: true } }),
  ];
  let form = startForm(inputs[0]);
  let job = 0;
  const seen = { saved: 0, restored: 0, most: 0 };

  for (let step = 0; step < 20_000; step += 1) {
    const turn = chance.next();
    if (turn < 0.25) form.send(edit(form));
    else if (turn < 0.35) mend(form);
    else if (turn < 0.6) form.send(request());
    else if (turn < 0.95) answer(form);
    else form.clock.increment(chance.oneOf([100, 400, 1000, 5000]));
    await settle();

    const snapshot = form.actor.getSnapshot();
    server.hear(form.save.calls, job);
    expect(snapshot.status).not.toBe('error');
    expect(form.save.open().length).toBeLessThanOrEqual(1);
    expect(form.uploads.seen.most).toBeLessThanOrEqual(3);
    expect(structuredClone(snapshot.context)).toEqual(snapshot.context);
    expect(snapshot.context.person.isDemoSchool ? form.save.calls.length : 0).toBe(0);
    seen.most = Math.max(seen.most, form.uploads.seen.most);

    // A demo form never gets done: somebody turns away from it at last.
    const isGivenUp = snapshot.context.person.isDemoSchool && chance.next() < 0.02;
    if (isGivenUp || (snapshot.status === 'done' && form.stored.draft === null)) {
      seen.saved += Number(snapshot.output?.kind === 'saved');
      job += 1;
      form = startForm(chance.oneOf(inputs));
    } else if (snapshot.status === 'done' || chance.next() < 0.003) {
      form = reopened(form);
      seen.restored += Number(form.context().draft !== null);
    }
  }
  expect(server.saves).toBeGreaterThan(200);
  expect(server.lost).toBeGreaterThan(20);
  expect(server.repeats).toBeGreaterThan(20);
  expect(seen.saved).toBeGreaterThan(30);
  expect(seen.restored).toBeGreaterThan(30);
  expect(seen.most).toBe(3);
});
