import { type ComponentType, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import type { NoticeFormMode } from '#contract/notices/notice.model.ts';
import type { SavedNoticeDraft } from '#machines/notices/notice-form/notice-form.saved.ts';
import type { NoticeFormOutput } from '#machines/notices/notice-form/notice-form.types.ts';
import { call } from '#src/lib/api-client.ts';
import { UploadsContext } from '#src/lib/upload/uploads-context.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { ReachTools } from '../delivery/reach-tools.ts';
import { useOfficeFields } from '../office-form/use-office-fields.ts';
import { createNoticeFormActors } from './actors/notice-form-actors.ts';
import { Attachments } from './components/Attachments.tsx';
import { AudienceFields } from './components/AudienceFields.tsx';
import { ChoiceFields } from './components/ChoiceFields.tsx';
import { DateFields } from './components/DateFields.tsx';
import { FormBanners } from './components/FormBanners.tsx';
import { FormFooter } from './components/FormFooter.tsx';
import { FormSkeleton } from './components/FormSkeleton.tsx';
import { LoadFailed } from './components/LoadFailed.tsx';
import { column } from './components/layout.ts';
import { StageQuestions } from './components/StageQuestions.tsx';
import { DescriptionField, ReadersField, TitleField } from './components/TextFields.tsx';
import { VideoField } from './components/VideoField.tsx';
import { FormReach } from './FormReach.tsx';
import { NoticeFormContext, useForm, useFormUploads, useFormView } from './form-context.ts';
import { formMessages as messages } from './messages.en.ts';
import type { ReadRoom } from './read-room.ts';
import type { OfferUndo } from './undo.types.ts';
import { undoOf, withdrawUndo } from './undo-offer.ts';
import { useFocusIfLost } from './use-focus-if-lost.ts';
import { useFormAlerts, useUploadAlerts } from './use-form-alerts.ts';
import { useLazyModules } from './use-lazy-modules.ts';
import { type ActorsFor, useNoticeForm } from './use-notice-form.ts';

export interface NoticeFormDialogProps {
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
  /** [ER-01, ST-21] Gets the server's text without tags for the page's alert, and the offer to undo. */
  readonly onSaved: (information: string, undo: OfferUndo | undefined, saved: SavedTitle) => void;
  readonly onClosed: () => void;
  readonly actorsFor?: ActorsFor;
  readonly reach?: ReachTools;
  readonly readRoom?: ReadRoom;
}

interface SavedTitle {
  readonly id: number;
  readonly title: string;
}

const readRoomThere: ReadRoom = async (signal) => (await import('./read-room.ts')).readRoom(signal);
const realActors: ActorsFor = (tools) => createNoticeFormActors({ ...tools, call });

/** [ER-01] The words alone. */
const withoutTags = (text: string) => text.replaceAll(/<[^>]*>/g, '');

/** [NF-01…NF-27, ST-04…08] Give it a `key` of mode and notice. Load it lazily, since it brings the calendar. */
export function NoticeFormDialog({
  onSaved,
  onClosed,
  actorsFor = realActors,
  readRoom = readRoomThere,
  reach,
  ...options
}: NoticeFormDialogProps) {
  const onEnd = (output: NoticeFormOutput, title: string) => {
    if (output.kind === 'closed') return onClosed();
    const undo = undoOf(output);
    const text = withoutTags(output.information);
    return onSaved(text, undo, { id: output.id, title });
  };
  const { form, keepsDrafts } = useNoticeForm({ ...options, actorsFor, readRoom, onEnd });
  useEffect(withdrawUndo, []);
  const uploads = useFormUploads(form);
  return (
    <NoticeFormContext value={form}>
      <UploadsContext value={uploads}>
        <FormDialog keepsDrafts={keepsDrafts} reach={reach} />
      </UploadsContext>
    </NoticeFormContext>
  );
}

interface FormDialogProps {
  readonly keepsDrafts: boolean;
  readonly reach: ReachTools | undefined;
}

function FormDialog({ keepsDrafts, reach }: FormDialogProps) {
  const { send, person } = useForm();
  const formId = useId();
  const stage = useFormView((view) => view.stage);
  const mode = useFormView((view) => view.mode);
  const isOffice = person.role === roles.superAdmin;
  const OfficeFields = useOfficeFields(isOffice);
  const isLoading = stage === 'loading' || (stage !== 'loadFailed' && isOffice && OfficeFields === null);
  const hasForm = !isLoading && stage !== 'loadFailed';
  return (
    <Dialog
      open={stage !== 'ended'}
      title={mode === 'edit' ? messages.editTitle : messages.title}
      closeLabel={messages.close}
      onRequestClose={() => send({ type: 'form.close' })}
      footer={hasForm ? <FormFooter formId={formId} keepsDrafts={keepsDrafts} /> : undefined}
    >
      {isLoading && <FormSkeleton />}
      {stage === 'loadFailed' && <LoadFailed />}
      {hasForm && (
        <FormBody
          formId={formId}
          keepsDrafts={keepsDrafts}
          reach={reach}
          AudiencePart={OfficeFields ?? AudienceFields}
        />
      )}
      <StageQuestions keepsDrafts={keepsDrafts} />
    </Dialog>
  );
}

/** Enter sends the form only from the title; elsewhere it takes a date, adds a video or ticks a box. */
function isEnterElsewhere(): boolean {
  const at = document.activeElement;
  return at instanceof HTMLInputElement && at.name !== 'title';
}

interface FormBodyProps extends FormDialogProps {
  readonly formId: string;
  readonly AudiencePart: ComponentType;
}

function FormBody({ formId, keepsDrafts, reach, AudiencePart }: FormBodyProps) {
  const { send } = useForm();
  const form = useRef<HTMLFormElement>(null);
  useFocusIfLost(form);
  useFormAlerts(form);
  useUploadAlerts();
  useLazyModules();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isEnterElsewhere()) send({ type: 'form.submit' });
  };
  return (
    <form ref={form} id={formId} noValidate className={column} onSubmit={submit}>
      <FormBanners keepsDrafts={keepsDrafts} />
      <AudiencePart />
      <ReadersField />
      <FormReach tools={reach} />
      <TitleField />
      <DescriptionField />
      <DateFields />
      <ChoiceFields />
      <VideoField />
      <Attachments />
    </form>
  );
}
