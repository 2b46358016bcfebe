import { undoNoticeCall } from '#contract/notices/calls/undo-notice.call.ts';
import { undoLimits } from '#contract/notices/undo.rules.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { type FailureOf, isFailureOf } from '#src/lib/call-failed.ts';
import type { ToastContent } from '#src/ui/toaster.ts';
import { deliveryMessages as messages } from '../delivery/messages.en.ts';
import { keepDraftAgain } from './draft-shelf.ts';
import type { OpenForm, SharedNow } from './undo.types.ts';

export function offerOf(shared: SharedNow, open: OpenForm): Pick<ToastContent, 'action' | 'duration'> {
  return {
    duration: undoLimits.offered * 1000,
    action: { label: messages.undo, onPress: () => void takeBack(shared, open) },
  };
}

async function takeBack(shared: SharedNow, open: OpenForm): Promise<void> {
  const { id, version, draft } = shared;
  try {
    await call(undoNoticeCall, { notice_id: id, version });
  } catch (error) {
    if (!isFailureOf(undoNoticeCall, error)) throw error;
    alerts.show(refused(error, shared, open));
    return;
  }
  keepDraftAgain(draft);
  alerts.show({ tone: 'info', title: messages.undone, text: messages.undoneText });
  open(draft.mode, draft.noticeId);
}

function refused(
  { code, information }: FailureOf<typeof undoNoticeCall>,
  shared: SharedNow,
  open: OpenForm,
): ToastContent {
  if (code === 'too_late')
    return {
      tone: 'warning',
      title: messages.tooLate,
      text: messages.tooLateText,
      duration: undoLimits.offered * 1000,
      action: { label: messages.switchOff, onPress: () => open('edit', shared.id) },
    };
  return {
    tone: 'error',
    title: messages.notUndone,
    text: information,
    duration: undoLimits.offered * 1000,
    ...(code === 'stale' || code === 'not_found'
      ? {}
      : { action: { label: messages.retry, onPress: () => void takeBack(shared, open) } }),
  };
}
