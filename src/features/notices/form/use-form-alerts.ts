import { type RefObject, useEffect, useRef } from 'react';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { NoticeFormView } from '#machines/notices/notice-form/notice-form.view.ts';
import { alerts } from '#src/lib/alerts.ts';
import { useUploads } from '#src/lib/upload/uploads-context.ts';
import { isForWantOfRoom } from '#src/lib/upload/want-of-room.ts';
import type { ToastContent } from '#src/ui/toaster.ts';
import { useForm, useFormView } from './form-context.ts';
import { formMessages as messages } from './messages.en.ts';

type FormAlert = NonNullable<NoticeFormView['alert']>;

function toastOf({ code, answer, gradeName }: FormAlert, groupKind: GroupKind): ToastContent {
  const said = answer?.information || undefined;
  if (code === 'file_removed')
    return { tone: 'success', title: messages.success, text: said ?? messages.fileRemoved };
  if (code === 'file_not_removed')
    return { tone: 'error', title: messages.error, text: said ?? messages.alerts.file_not_removed };
  const noParts = groupKind === 'club' ? messages.noBatchesIn : messages.noSections;
  const text = code === 'no_sections' ? noParts(gradeName ?? '') : messages.alerts[code];
  return { tone: 'warning', title: messages.sorry, text: said ?? text };
}

/**
 * Shows the machine's alerts as messages of the app [VN-09…14, ER-02, ER-04, ER-05, NF-27]; after a try to send, the
 * first wrong field gets the focus.
 */
export function useFormAlerts(form: RefObject<HTMLFormElement | null>): void {
  const { send } = useForm();
  const alert = useFormView((view) => view.alert);
  const groupKind = useFormView((view) => view.groupKind);
  const shown = useRef('');
  useEffect(() => {
    if (!alert) return;
    // A new alert replaces the form's last one.
    alerts.dismiss(shown.current);
    shown.current = alerts.show(toastOf(alert, groupKind));
    if (!quiet.has(alert.code)) focusFirstProblem(form.current);
    send({ type: 'alert.dismiss' });
  }, [alert, form, groupKind, send]);
}

/** These are not about the fields, so the focus stays. */
const quiet = new Set<FormAlert['code']>(['no_sections', 'file_removed', 'file_not_removed']);

function focusFirstProblem(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]:not(:disabled)');
  field?.focus({ preventScroll: true });
  // The dialog's header and footer cover the ends of the scrolling area.
  field?.scrollIntoView({ block: 'center' });
}

/** [ER-03] Shows each refusal of a file once. Lack of room is told once for all, above them. */
export function useUploadAlerts(): void {
  const refusals = useUploads((view) =>
    view.rows.flatMap(({ key, status, failure }) =>
      status === 'failed' && failure?.information && !isForWantOfRoom(failure)
        ? [{ key, information: failure.information }]
        : [],
    ),
  );
  const told = useRef<readonly string[]>([]);
  useEffect(() => {
    for (const { key, information } of refusals) {
      if (told.current.includes(key)) continue;
      alerts.show({ tone: 'warning', title: messages.warning, text: information });
    }
    told.current = refusals.map(({ key }) => key);
  }, [refusals]);
}
