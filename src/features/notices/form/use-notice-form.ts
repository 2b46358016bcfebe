import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate';
import type { Person } from '#contract/auth/session.model.ts';
import type { NoticeFormMode } from '#contract/notices/notice.model.ts';
import { noticeFormMachine } from '#machines/notices/notice-form/notice-form.machine.ts';
import type { SavedNoticeDraft } from '#machines/notices/notice-form/notice-form.saved.ts';
import type { NoticeFormEvent, NoticeFormOutput } from '#machines/notices/notice-form/notice-form.types.ts';
import { noticeFormView } from '#machines/notices/notice-form/notice-form.view.ts';
import { todayIn } from '#src/lib/days.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { createFileRegistry, type FileRegistry } from '#src/lib/upload/file-registry.ts';
import { giveUpUpload } from '#src/lib/upload/give-up-upload.ts';
import { usePageHidden } from '#src/lib/use-page-hidden.ts';
import { useBeforeUnload, useLeaveGuard } from '#src/ui/use-leave-guard.ts';
import type { ActorTools, NoticeFormActors } from './actors/notice-form-actors.ts';
import { readTimedDraft } from './draft-shelf.ts';
import { formPersonOf } from './form-person.ts';
import { lastAudienceOf, rememberAudience } from './last-audience.ts';
import type { ReadRoom } from './read-room.ts';

export type NoticeFormRef = ActorRefFrom<typeof noticeFormMachine>;
type Snapshot = SnapshotFrom<typeof noticeFormMachine>;

/** Makes the actors of one form; the real ones are `createNoticeFormActors` over `call`. */
export type ActorsFor = (tools: Omit<ActorTools, 'call'>) => NoticeFormActors;

export interface NoticeFormOptions {
  readonly mode: NoticeFormMode;
  /** The notice to edit or share again; 0 when adding. */
  readonly noticeId: number;
  readonly person: Person;
  /** For `editReshare`: without the dates. */
  readonly isTemplate?: boolean;
  /** A draft of an earlier try; left out: this browser's. */
  readonly draft?: SavedNoticeDraft | null | undefined;
  /** false while the session is over, until the same tab signs in again. */
  readonly sessionLive: boolean;
  readonly actorsFor: ActorsFor;
  readonly readRoom: ReadRoom;
  /** `title` as it was sent. */
  readonly onEnd: (output: NoticeFormOutput, title: string) => void;
}

/** One open form. `useFormView` and `useUploads` read it in parts; the object itself never changes. */
export interface NoticeForm {
  readonly actor: NoticeFormRef;
  readonly person: Person;
  readonly send: (event: NoticeFormEvent) => void;
  readonly addFiles: (files: readonly File[]) => void;
  readonly readRoom: ReadRoom;
}

/** Runs the notice form's machine for a dialog, with its actors, its draft and the page's events. */
export function useNoticeForm(options: NoticeFormOptions): {
  readonly form: NoticeForm;
  /** false once this browser failed to keep a draft. */
  readonly keepsDrafts: boolean;
} {
  const { person, sessionLive, onEnd } = options;
  const [keepsDrafts, setKeepsDrafts] = useState(true);
  const [{ machine, input, shelf }] = useState(() => prepare(options, setKeepsDrafts));
  const actor = useRunningActor(machine, { input });
  const [form] = useState<NoticeForm>(() => ({
    actor,
    person,
    readRoom: options.readRoom,
    send: (event) => sendTo(actor, shelf, event),
    addFiles: (files) => actor.send({ type: 'files.add', files: files.map(shelf.put) }),
  }));

  usePageEvents(actor);
  useNoticeLeave(form, keepsDrafts);
  useSessionEvents(form, person.id, sessionLive);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!output) return;
    const { context } = actor.getSnapshot();
    if (output.kind === 'saved') rememberAudience(context);
    end(output, context.values.title.trim());
  }, [actor, output]);
  return { form, keepsDrafts };
}

function prepare(options: NoticeFormOptions, onKept: (isKept: boolean) => void) {
  const { mode, noticeId } = options;
  const person = formPersonOf(options.person);
  const shelf = createFileRegistry();
  const actors = options.actorsFor({ person, shelf, onKept });
  const kept = () => readTimedDraft({ personId: person.id, mode, noticeId })?.draft ?? null;
  const draft = options.draft === undefined ? kept() : options.draft;
  const today = todayIn(options.person.school.timeZone);
  return {
    machine: noticeFormMachine.provide({ actors }),
    input: {
      mode,
      noticeId,
      person,
      today,
      draft,
      isTemplate: options.isTemplate ?? false,
      lastAudience: lastAudienceOf(person),
    },
    shelf,
  };
}

/** Also drops the server's part of a removed file; a machine can only stop its upload. */
function sendTo(actor: NoticeFormRef, shelf: FileRegistry, event: NoticeFormEvent): void {
  actor.send(event);
  if (event.type === 'file.cancel') giveUpUpload(shelf.find(event.key));
  for (const key of removedBy(event, shelf)) {
    giveUpUpload(shelf.find(key));
    shelf.drop(key);
  }
}

const emptying: readonly NoticeFormEvent['type'][] = ['form.reset', 'draft.discard', 'close.discard'];

function removedBy(event: NoticeFormEvent, shelf: FileRegistry): readonly string[] {
  if (event.type === 'file.remove') return [event.key];
  return emptying.includes(event.type) ? shelf.keys() : [];
}

function usePageEvents(actor: NoticeFormRef): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('online', () => tell(actor, 'connection.restored'), { signal });
    addEventListener('offline', () => tell(actor, 'connection.lost'), { signal });
    addEventListener('beforeunload', (event) => hasFilesUnderWay(actor) && event.preventDefault(), {
      signal,
    });
    return () => controller.abort();
  }, [actor]);
  usePageHidden(() => tell(actor, 'page.hidden'));
}

/** Back, a link and the menu ask the same question as Close. */
function useNoticeLeave({ actor, send }: NoticeForm, keepsDrafts: boolean): void {
  const isUnsaved = useSelector(actor, (snapshot) => {
    const { stage, hasUnsavedChanges } = noticeFormView(snapshot);
    return stage !== 'ended' && stage !== 'signedOut' && hasUnsavedChanges;
  });
  useBeforeUnload(isUnsaved && !keepsDrafts);
  useLeaveGuard(isUnsaved, async () => {
    send({ type: 'form.close' });
    const isAnswered = (snapshot: Snapshot) => noticeFormView(snapshot).stage !== 'confirmingClose';
    // A form that was unmounted meanwhile has nothing left to keep.
    const answered = await waitFor(actor, isAnswered).catch(() => null);
    return answered === null || noticeFormView(answered).stage === 'ended';
  });
}

function tell(actor: NoticeFormRef, type: 'page.hidden' | 'connection.lost' | 'connection.restored'): void {
  if (actor.getSnapshot().status === 'active') actor.send({ type });
}

/** A draft keeps everything except bytes that are still uploading. */
function hasFilesUnderWay(actor: NoticeFormRef): boolean {
  return actor.getSnapshot().context.uploads.summary.pending > 0;
}

function useSessionEvents(form: NoticeForm, personId: number, sessionLive: boolean): void {
  const told = useRef({ personId, sessionLive: true });
  useEffect(() => {
    const before = told.current;
    told.current = { personId, sessionLive };
    if (!sessionLive && before.sessionLive) form.send({ type: 'session.expired' });
    if (sessionLive && (!before.sessionLive || before.personId !== personId)) resume(form, personId);
  }, [form, personId, sessionLive]);
}

function resume({ actor, send }: NoticeForm, personId: number): void {
  send({ type: 'session.restored', personId });
  for (const { key, failure } of actor.getSnapshot().context.uploads.items)
    if (failure?.code === 'unauthorized') send({ type: 'file.retry', key });
}
