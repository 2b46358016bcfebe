import { noticeDraftsMachine } from '#machines/notices/notice-drafts/notice-drafts.machine.ts';
import type { ListedDraft } from '#machines/notices/notice-drafts/notice-drafts.types.ts';
import { done, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, walked } from '../../walked-machine.ts';

export const draft: ListedDraft = {
  mode: 'add',
  noticeId: 0,
  title: 'Fair',
  savedAt: '2026-11-20T10:00:00Z',
};
export const unreachable = { kind: 'unreachable' } as const;

export const machine = noticeDraftsMachine.provide({
  actors: { loadDrafts: silentPromise(), deleteDraft: silentPromise() },
});

export const walk: Walk<typeof machine> = {
  input: undefined,
  events: [
    { type: 'drafts.refresh' },
    { type: 'draft.delete', draft },
    { type: 'delete.confirm' },
    { type: 'delete.cancel' },
    done('loadDrafts', [draft]),
    failed('loadDrafts', unreachable),
    done('deleteDraft'),
    failed('deleteDraft', unreachable),
  ],
  project: ({ context }) => [context.drafts.length, context.deleting, context.failure?.code],
};

export const noticeDrafts = walked({
  machine,
  walks: { list: walk },
  invariants: [
    {
      name: 'a draft is deleted only after the question about this very draft was answered with yes',
      holds: (after, before, event) =>
        !begins('deleteDraft', after, before) ||
        (event?.type === 'delete.confirm' && inputOf(after, 'deleteDraft') === before?.context.deleting),
    },
    {
      name: 'what is asked about is known exactly while it is asked about or deleted',
      holds: ({ value, context }) =>
        (context.deleting !== null) === (value === 'asking' || value === 'deleting'),
    },
    {
      name: 'the list on show changes only by an answer of the server',
      holds: (after, before, event) =>
        event?.type === 'xstate.done.actor.loadDrafts' ||
        !before ||
        after.context.drafts === before.context.drafts,
    },
  ],
});
