import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { noticePolicy } from '#contract/files/upload-policies.ts';
import { uploadQueueMachine } from '#machines/upload-queue/upload-queue.machine.ts';
import type {
  ChosenFile,
  QueuePolicy,
  UploadItem,
  UploadReport,
} from '#machines/upload-queue/upload-queue.types.ts';
import { uploadQueueView } from '#machines/upload-queue/upload-queue.view.ts';

/** Every upload that runs now, by key, with a way to speak as the actor; and how many ran at once at the most. */
export function uploadStandIn() {
  const running = new Map<string, (report: UploadReport) => void>();
  const started: string[] = [];
  const seen = { most: 0 };
  const logic = fromCallback<{ type: never }, ChosenFile>(({ input, sendBack }) => {
    started.push(input.key);
    running.set(input.key, sendBack);
    seen.most = Math.max(seen.most, running.size);
    return () => running.delete(input.key);
  });
  const report = (event: UploadReport) => running.get(event.key)?.(event);
  return { logic, running, started, seen, report };
}

export function file(key: string, name = `${key}.pdf`, size = 1000): ChosenFile {
  return { key, name, size };
}

/** A queue without a parent; what it would have told one is in `told`. */
export function startQueue(items: readonly UploadItem[] = [], policy: QueuePolicy = noticePolicy) {
  const clock = new SimulatedClock();
  const uploads = uploadStandIn();
  const told: (readonly UploadItem[])[] = [];
  const machine = uploadQueueMachine.provide({
    actors: { uploadFile: uploads.logic },
    actions: { tellParent: ({ context }) => told.push(context.items) },
  });
  const actor = createActor(machine, { clock, input: { policy, items } }).start();
  const view = () => uploadQueueView(actor.getSnapshot());
  return {
    actor,
    clock,
    uploads,
    told,
    view,
    statuses: () => Object.fromEntries(view().rows.map((row) => [row.key, row.status])),
    finish: (key: string) => {
      uploads.report({ type: 'upload.sent', key });
      uploads.report({ type: 'upload.checked', key, fileId: `id-${key}`, fileType: 'pdf' });
    },
    fail: (key: string, code = 'unreachable', retryable = true) =>
      uploads.report({ type: 'upload.failed', key, code, information: '', retryable }),
  };
}
