import { doneOf } from '#machines/notices/notice-actions/notice-actions.rules.ts';
import type {
  NoticeActionsEmitted,
  SeenNotice,
  Wish,
} from '#machines/notices/notice-actions/notice-actions.types.ts';
import { type ToastContent, undoDuration } from '#src/ui/toaster.ts';
import { fullBoardMessages as messages } from './messages.en.ts';

/** What is said of a wish that was carried out or failed [ER-06]; `onUndo` takes it back. */
export function actionAlerts(event: NoticeActionsEmitted, onUndo: (wish: Wish) => void): ToastContent[] {
  if (event.type === 'failed') return [failedAlert(event)];
  const { wish, result, undo } = event;
  const done = doneOf(wish, result);
  return [
    ...(done.length > 0 ? [doneAlert(wish, done, undo && (() => onUndo(undo)))] : []),
    ...(result.refused.length > 0 ? [refusedAlert(event)] : []),
  ];
}

function doneAlert(wish: Wish, done: readonly SeenNotice[], undo: (() => void) | null): ToastContent {
  return {
    tone: 'success',
    title: doneText(wish, done.length),
    // Names them, and tells one message from the next, which has an "Undo" of its own.
    text: namesOf(done),
    ...(undo && { action: { label: messages.undo, onPress: undo }, duration: undoDuration }),
  };
}

/** So many are named; the rest is only counted. */
const named = 3;

function namesOf(notices: readonly SeenNotice[]): string {
  const titles = notices.slice(0, named).map(({ title }) => title);
  return [...titles, ...(notices.length > named ? ['…'] : [])].join('\n');
}

function doneText(wish: Wish, count: number): string {
  const one = count === 1;
  switch (wish.kind) {
    case 'delete':
      return one ? messages.deleted : messages.severalDeleted(count);
    case 'restore':
      return one ? messages.restored : messages.severalRestored(count);
    case 'status':
      if (wish.isActive) return one ? messages.turnedOn : messages.severalTurnedOn(count);
      return one ? messages.turnedOff : messages.severalTurnedOff(count);
  }
}

function refusedAlert({
  wish,
  result: { refused },
}: Extract<NoticeActionsEmitted, { type: 'carried.out' }>): ToastContent {
  const reasons = new Set(refused.map(({ code, information }) => reasonText(code, information)));
  return {
    tone: 'warning',
    title: messages.someRefused(refused.length, wish.notices.length),
    text: [...reasons].join('\n'),
  };
}

const reasonText = (code: string, information: string) =>
  code === 'not_deleted' ? messages.notDeleted : information || messages.wentWrong;

function failedAlert({
  failure: { code, information },
}: Extract<NoticeActionsEmitted, { type: 'failed' }>): ToastContent {
  if (code === 'not_deleted') return { tone: 'error', title: messages.notDeleted };
  const isUnknown = code === 'unreachable' || code === 'unexpected';
  return {
    tone: 'error',
    title: messages.wentWrong,
    text: isUnknown ? messages.unreachable : (information ?? undefined),
  };
}
