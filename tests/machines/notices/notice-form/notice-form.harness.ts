import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Chosen, NoticeDraft, NoticeFormMode } from '#contract/notices/notice.model.ts';
import { noticeFormMachine } from '#machines/notices/notice-form/notice-form.machine.ts';
import type { SavedNoticeDraft } from '#machines/notices/notice-form/notice-form.saved.ts';
import type {
  Division,
  DraftKeepEvent,
  DraftKey,
  LoadedForm,
  NoticeFormEvent,
  NoticeFormInput,
  RemovedFile,
  SavedNotice,
} from '#machines/notices/notice-form/notice-form.types.ts';
import { noticeFormView } from '#machines/notices/notice-form/notice-form.view.ts';
import { uploadQueueMachine } from '#machines/upload-queue/upload-queue.machine.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { uploadStandIn } from '../../upload-queue/upload-queue.harness.ts';
import { filling, inputOf, listFor, loaded, notice, session } from './notice-form.samples.ts';

/** A form with the real upload queue inside; every call waits until the test answers it. */
export function startForm(input: NoticeFormInput = inputOf()) {
  const clock = new SimulatedClock();
  const load = deferredActor<LoadedForm, { mode: NoticeFormMode; noticeId: number }>();
  const divisions = deferredActor<readonly Division[], { of: Chosen }>();
  const save = deferredActor<SavedNotice, NoticeDraft>();
  const renew = deferredActor<string, void>();
  const remove = deferredActor<RemovedFile, { noticeId: number; fileId: string }>();
  const drop = deferredActor<void, DraftKey>();
  const uploads = uploadStandIn();
  const stored: { draft: SavedNoticeDraft | null; writes: number; isBroken: boolean } = {
    draft: input.draft,
    writes: 0,
    isBroken: false,
  };
  const machine = noticeFormMachine.provide({
    actors: {
      loadForm: load.logic,
      loadDivisions: divisions.logic,
      saveNotice: save.logic,
      renewFormSession: renew.logic,
      removeStoredFile: remove.logic,
      dropDraft: drop.logic,
      keepDraft: fromCallback<DraftKeepEvent, DraftKey>(({ receive }) => {
        receive(({ draft }) => {
          if (stored.isBroken) throw new Error('storage is blocked');
          stored.draft = structuredClone(draft);
          stored.writes += 1;
        });
      }),
      uploads: uploadQueueMachine.provide({ actors: { uploadFile: uploads.logic } }),
    },
  });
  const actor = createActor(machine, { clock, input }).start();
  const view = () => noticeFormView(actor.getSnapshot());
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    load,
    divisions,
    save,
    renew,
    remove,
    drop,
    uploads,
    stored,
    view,
    context,
    send: (...events: readonly NoticeFormEvent[]) => {
      for (const event of events) actor.send(event);
    },
    /** Answers every call for divisions that waits. */
    answerDivisions: async () => {
      for (const call of divisions.open()) call.resolve(listFor(call.input.of));
      await settle();
    },
    saved: async (id = 99, version = 1) => {
      save.open()[0]?.resolve({ id, version, information: 'Notice has been shared.' });
      await settle();
    },
    notSaved: async (error: unknown) => {
      save.open()[0]?.reject(error);
      await settle();
    },
    renewed: async (serial = 2) => {
      renew.open()[0]?.resolve(session(serial));
      await settle();
    },
  };
}

/** A form that is loaded: empty when adding, the sample notice otherwise. */
export async function openForm(input: NoticeFormInput = inputOf(), answer?: Partial<LoadedForm>) {
  const form = startForm(input);
  form.load.calls[0]?.resolve(loaded({ notice: input.mode === 'add' ? null : notice, ...answer }));
  await settle();
  await form.answerDivisions();
  return form;
}

/** An empty form filled in so that it can be sent. */
export async function filledForm(input: NoticeFormInput = inputOf()) {
  const form = await openForm(input);
  form.send(...filling);
  return form;
}
