import { type AnyActorRef, type AnyStateMachine, createActor, SimulatedClock } from 'xstate';
import type { Recording } from '#contract/diagnostics/recording.wire.ts';
import { everyMachine } from '#machines/every-machine.ts';
import { nothingTyped } from '#machines/password-form/password-form.rules.ts';
import { type Recorder, startRecorder } from '#src/features/diagnostics/recorder/recorder.ts';
import { announceActor } from '#src/lib/running-actors.ts';
import { asha, live, typed } from '../auth/session/session.samples.ts';
import { teacher, today } from '../notices/notice-form/notice-form.samples.ts';
import { canHappen, done, failed, type PathEvent } from '../paths.ts';
import { facultyInput, asha as profile } from '../profile/profile/profile.samples.ts';
import { silentCallback } from '../stand-ins.ts';

export const startTestRecorder = (): Recorder => startRecorder({ app: '1', page: () => '/page' });

const standIns = (machine: AnyStateMachine, keep: readonly string[]) =>
  Object.fromEntries(
    Object.keys(machine.implementations.actors)
      .filter((name) => !keep.includes(name))
      .map((name) => [name, silentCallback()]),
  );

/** A chart at work on its own, among stand-ins that stay silent; children that are charts are real. */
export function atWork(id: string, input?: unknown, keep: readonly string[] = ['uploads']): AnyActorRef {
  const machine = everyMachine[id];
  if (!machine) throw new Error(`There is no chart ${id}.`);
  const actor = createActor(machine.provide({ actors: standIns(machine, keep) }), {
    input,
    clock: new SimulatedClock(),
  });
  actor.subscribe({ error: () => undefined });
  announceActor(actor);
  return actor.start();
}

/** What a person types into a form, and what the form answers. */
export interface Typing {
  readonly machine: string;
  readonly input?: unknown;
  readonly events: (texts: Texts) => readonly PathEvent[];
}

/** Three texts of any kind. */
export type Texts = readonly [string, string, string];
const refused = { kind: 'refused', code: 'bad_request', information: 'No.' };

/** Every form of the product, filled in with anything. */
export const typings: readonly Typing[] = [
  {
    machine: 'session',
    events: ([name, password, otp]) => [
      done('resumeSession', null),
      { type: 'name.change', text: name },
      typed(name, password, { otp }),
      failed('signIn', { ...refused, information: otp }),
      typed(name, password),
      done('signIn', live({ ...asha, firstName: name, lastName: otp }, Date.now() + 3_600_000)),
      { type: 'logout.submit', pages: [], unsent: 1 },
      { type: 'logout.cancel' },
      { type: 'session.refused' },
      typed(name, password),
      failed('signIn', { kind: 'unreachable' }),
    ],
  },
  {
    machine: 'forgotPassword',
    input: { formSession: 'f'.repeat(20) },
    events: ([email, sum, other]) => [
      { type: 'userType.change', userType: 4 },
      { type: 'field.change', field: 'email', text: email },
      { type: 'sum.ask' },
      done('loadSum', { ticket: other, numbers: [3, 4] }),
      { type: 'field.change', field: 'sumAnswer', text: sum },
      { type: 'form.submit' },
      failed('askForMail', refused),
      { type: 'field.change', field: 'email', text: 'asha.rao@school.org' },
      { type: 'field.change', field: 'sumAnswer', text: '7' },
      { type: 'form.submit' },
      done('askForMail'),
    ],
  },
  ...(['byCode', 'first', 'change'] as const).map(
    (kind): Typing => ({
      machine: 'passwordForm',
      input: { kind, role: kind === 'change' ? 3 : 4, isDemoSchool: false },
      events: ([one, password, confirmPassword]) => {
        const typed = { currentPassword: one, code: one, password, confirmPassword };
        return [
          done('loadStatus', {
            mustChange: true,
            skipsLeft: 2,
            wasPutOff: true,
            isStartCode: false,
            minimum: 8,
          }),
          { type: 'field.change', field: 'password' },
          { type: 'field.leave', field: 'password' },
          { type: 'form.submit', typed },
          failed('savePassword', { ...refused, code: 'current_incorrect' }),
          { type: 'form.submit', typed: { ...typed, confirmPassword: password } },
          failed('savePassword', refused),
          { type: 'form.submit', typed: { ...typed, currentPassword: password, confirmPassword: password } },
          done('savePassword'),
        ];
      },
    }),
  ),
  {
    machine: 'profile',
    input: facultyInput(),
    events: ([one, two, three]) => [
      done('loadProfile', profile()),
      { type: 'edit.start' },
      { type: 'field.change', field: 'firstName', text: one },
      { type: 'field.change', field: 'mobile', text: two },
      { type: 'field.change', field: 'email', text: three },
      { type: 'profile.save', typed: nothingTyped },
      failed('saveProfile', refused),
      { type: 'field.change', field: 'mobile', text: '+919876501234' },
      { type: 'field.change', field: 'email', text: 'asha@new.org' },
      { type: 'field.change', field: 'firstName', text: 'Asha' },
      { type: 'picture.choose', name: `${one}.pdf`, size: 10 },
      { type: 'profile.save', typed: { current: one, password: two, confirm: two } },
      done('saveProfile', { profile: profile(), information: three }),
    ],
  },
  {
    machine: 'helpdeskChat',
    input: { chatId: '', draft: '', mayAskForPerson: true },
    events: ([one, two, three]) => [
      { type: 'draft.change', text: one },
      { type: 'message.send', id: '1' },
      failed('ask', { kind: 'unreachable' }),
      { type: 'send.edit' },
      { type: 'draft.change', text: two },
      { type: 'person.ask' },
      { type: 'draft.change', text: three },
      { type: 'person.confirm', id: '2' },
      { type: 'person.cancel' },
      { type: 'page.hidden' },
    ],
  },
  {
    machine: 'search',
    input: { recent: ['tree'] },
    events: ([one, two, three]) => [
      { type: 'text.change', text: one },
      { type: 'search.submit' },
      failed('search', { kind: 'unreachable' }),
      { type: 'text.change', text: two },
      { type: 'search.submit' },
      done('search', { results: [], counts: [] }),
      { type: 'recent.choose', text: three },
    ],
  },
  {
    machine: 'noticeForm',
    input: { mode: 'add', noticeId: 0, person: teacher, today, draft: null },
    events: ([title, description, link]) => [
      done('loadForm', {
        grades: [{ id: 6, name: title, divisionCount: 2 }],
        notice: null,
        formSession: 'a-session',
      }),
      { type: 'edit.grades', chosen: [6] },
      done('loadDivisions', [{ id: 61, name: 'A', gradeId: 6 }]),
      { type: 'edit.divisions', chosen: 'all' },
      { type: 'edit.title', text: title },
      { type: 'edit.description', text: description },
      { type: 'edit.video_text', text: link },
      { type: 'edit.video_add' },
      { type: 'edit.share_date', day: '2026-11-21' },
      { type: 'edit.due_date', day: '2026-11-01' },
      { type: 'files.add', files: [{ key: 'k1', name: `${link}.pdf`, size: 10 }] },
      { type: 'form.submit' },
      { type: 'submit.cancel' },
      { type: 'edit.video_text', text: 'https://youtu.be/dQw4w9WgXcQ' },
      { type: 'edit.video_add' },
      { type: 'edit.video_remove', url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' },
      { type: 'file.remove', key: 'k1' },
      { type: 'form.submit' },
      failed('saveNotice', { kind: 'unreachable' }),
      { type: 'form.edit' },
      { type: 'form.close' },
      { type: 'close.keep' },
    ],
  },
];

/** Types these texts into a form under a recorder; the recording of it. */
export function recordTyping({ machine, input, events }: Typing, texts: Texts): Recording {
  const recorder = startTestRecorder();
  const actor = atWork(machine, input);
  for (const event of events(texts)) {
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'active' && canHappen(snapshot, event)) actor.send(event);
  }
  const recording = recorder.take();
  actor.stop();
  recorder.stop();
  return recording;
}
