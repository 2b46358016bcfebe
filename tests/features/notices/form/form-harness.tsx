import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { fromCallback } from 'xstate';
import type { Person } from '#contract/auth/session.model.ts';
import type { Chosen, NoticeDraft, NoticeFormMode } from '#contract/notices/notice.model.ts';
import type {
  Division,
  LoadedForm,
  RemovedFile,
  SavedNotice,
} from '#machines/notices/notice-form/notice-form.types.ts';
import { uploadQueueMachine } from '#machines/upload-queue/upload-queue.machine.ts';
import type { ChosenFile, UploadReport } from '#machines/upload-queue/upload-queue.types.ts';
import type { ReachTools } from '#src/features/notices/delivery/reach-tools.ts';
import {
  defineDropDraftActor,
  defineKeepDraftActor,
} from '#src/features/notices/form/actors/drafts.actor.ts';
import { NoticeFormDialog } from '#src/features/notices/form/NoticeFormDialog.tsx';
import type { ReadRoom } from '#src/features/notices/form/read-room.ts';
import type { ActorsFor } from '#src/features/notices/form/use-notice-form.ts';
import { alerts } from '#src/lib/alerts.ts';
import type { FileRegistry } from '#src/lib/upload/file-registry.ts';
import { deferredActor } from '#tests/machines/deferred.ts';
import { divisionsOf, loaded, session } from '#tests/machines/notices/notice-form/notice-form.samples.ts';
import { setupUser } from '#tests/user.ts';

export const schoolAdmin: Person = {
  id: 7,
  loginName: 'A7',
  role: 2,
  subRole: 0,
  department: 0,
  firstName: 'Asha',
  lastName: 'Rao',
  school: { id: 1, name: 'Banyan Public School', model: 0, isDemo: false, timeZone: 'Asia/Kolkata' },
  modules: [],
  permissions: {},
};
export const teacher: Person = {
  ...schoolAdmin,
  id: 9,
  role: 4,
  school: { ...schoolAdmin.school, model: 1 },
};

/** An empty storage; and the day of the tests is 2026-11-20, whenever they run. Timers stay real. */
export function startAfresh(): void {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T06:00:00Z') });
}

/** Every running upload by key, with a way to speak as its actor. */
function uploadStandIn() {
  const running = new Map<string, { readonly name: string; readonly send: (report: UploadReport) => void }>();
  const logic = fromCallback<{ type: never }, ChosenFile>(({ input, sendBack }) => {
    running.set(input.key, { name: input.name, send: sendBack });
    return () => running.delete(input.key);
  });
  /** Reports for the file of this name; its key is filled in. */
  const report = (name: string, make: (key: string) => UploadReport) => {
    for (const [key, upload] of running) if (upload.name === name) upload.send(make(key));
  };
  return { logic, running, report };
}

/** A count that never comes: what it shows has tests of its own. */
const reach: ReachTools = {
  count: () => new Promise(() => undefined),
  people: () => ({ load: () => new Promise(() => undefined) }),
};

interface Scene {
  readonly mode?: NoticeFormMode;
  readonly noticeId?: number;
  readonly person?: Person;
  /** What the form opens with; left out, the loading waits for the test. */
  readonly form?: LoadedForm | null;
  /** Left out: nobody says how much room there is. */
  readonly readRoom?: ReadRoom;
}

/** The dialog over actors that a test answers; drafts go through the browser's real storage. */
export function openDialog({
  mode = 'add',
  noticeId = 0,
  person = schoolAdmin,
  form = loaded(),
  readRoom = () => new Promise(() => undefined),
}: Scene = {}) {
  const load = deferredActor<LoadedForm, { mode: NoticeFormMode; noticeId: number }>();
  const divisions = deferredActor<readonly Division[], { of: Chosen }>();
  const save = deferredActor<SavedNotice, NoticeDraft>();
  const renew = deferredActor<string, void>();
  const remove = deferredActor<RemovedFile, { noticeId: number; fileId: string }>();
  const uploads = uploadStandIn();
  const shelves: FileRegistry[] = [];
  const actorsFor: ActorsFor = ({ onKept, shelf }) => {
    shelves.push(shelf);
    return {
      loadForm: load.logic,
      loadDivisions: divisions.logic,
      saveNotice: save.logic,
      renewFormSession: renew.logic,
      removeStoredFile: remove.logic,
      keepDraft: defineKeepDraftActor({ onKept, sync: null }),
      dropDraft: defineDropDraftActor({ sync: null }),
      uploads: uploadQueueMachine.provide({ actors: { uploadFile: uploads.logic } }),
    };
  };
  const onSaved = vi.fn<(information: string, ...more: unknown[]) => void>();
  const onClosed = vi.fn<() => void>();
  const dialog = (sessionLive = true, who = person) => (
    <NoticeFormDialog
      mode={mode}
      noticeId={noticeId}
      person={who}
      sessionLive={sessionLive}
      onSaved={onSaved}
      onClosed={onClosed}
      actorsFor={actorsFor}
      reach={reach}
      readRoom={readRoom}
    />
  );
  forgetAlerts();
  const page = render(dialog());
  if (form) load.open()[0]?.resolve(form);
  const setSession = (isLive: boolean, who = person) => page.rerender(dialog(isLive, who));
  return {
    user: setupUser({ hasty: true }),
    load,
    divisions,
    save,
    renew,
    remove,
    uploads,
    /** The bytes of the chosen files, by name. */
    shelved: (name: string) =>
      shelves.flatMap((shelf) => shelf.keys().map(shelf.find)).find((entry) => entry?.file.name === name),
    onSaved,
    onClosed,
    setSession,
    unmount: page.unmount,
  };
}
export type Dialog = ReturnType<typeof openDialog>;

/** Once the dialog has taken the focus and hidden the page, as before anybody could press anything. */
export async function titleField() {
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/u });
  await waitFor(() => {
    expect(document.querySelector('[data-aria-hidden]')).not.toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });
  return field;
}
export const descriptionField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Description/u });
export const gradePicker = () => screen.getByRole('combobox', { name: /^Grade/u });
export const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });
export function forgetAlerts(): void {
  for (const toast of alerts.getToasts()) alerts.dismiss(toast.id);
}
export const shownAlerts = () => alerts.getToasts().map(({ tone, title, text }) => [tone, title, text]);

/** Enter in a field, as a browser tells the form of it: its Submit button stands outside. */
export function pressEnterIn(field: HTMLInputElement): void {
  field.focus();
  if (field.form) fireEvent.submit(field.form);
}

/** What the browser's storage holds, as one text. */
export const stored = () =>
  Array.from({ length: localStorage.length }, (_, index) =>
    localStorage.getItem(localStorage.key(index) ?? ''),
  ).join();

/** Opens a pick list, presses these options and Done. */
export async function pick(
  user: Dialog['user'],
  list: 'Grade' | 'Division' | 'Club' | 'Batch',
  ...names: readonly string[]
) {
  await user.click(screen.getByRole('combobox', { name: new RegExp(`^${list}`, 'u') }));
  const options = await screen.findByRole('listbox', { name: list });
  for (const name of names) await user.click(within(options).getByRole('option', { name }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  // The list gives the focus back a frame after it closed; nobody's next click is faster than that.
  const trigger = () => screen.getByRole('combobox', { name: new RegExp(`^${list}`, 'u') });
  await vi.waitFor(() => {
    if (document.activeElement !== trigger()) throw new Error(`${list} has not got the focus back`);
  });
}

/** Fills in what must be filled in; the divisions of one grade come from the samples. */
export async function fillIn({ user }: Dialog, title = 'Sports day') {
  await titleField();
  await pick(user, 'Grade', 'All');
  await user.click(await titleField());
  await user.paste(title);
  await user.click(descriptionField());
  await user.paste('Come at nine.');
}

export async function pickSix(scene: Dialog) {
  await titleField();
  await pick(scene.user, 'Grade', 'Grade 6');
  await vi.waitFor(() => scene.divisions.open()[0]?.resolve(divisionsOf(6)), 30_000);
  await screen.findByRole('combobox', { name: /^Division/u });
}

export const saved = { id: 41, version: 1, information: 'Notice has been shared.' };
export const nextSession = session(2);

export const pdf = (name: string, bytes = 1000) => new File([new Uint8Array(bytes)], name);
