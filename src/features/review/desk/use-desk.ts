import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getFormSessionCall } from '#contract/auth/calls/get-form-session.call.ts';
import { approvedStudentPracticeProjectCall } from '#contract/review/calls/approved-student-practice-project.call.ts';
import { approvedStudentProjectCall } from '#contract/review/calls/approved-student-project.call.ts';
import { getSubmissionCall } from '#contract/review/calls/get-submission.call.ts';
import { nextWorkCall } from '#contract/review/calls/next-work.call.ts';
import { reopenWorkCall } from '#contract/review/calls/reopen-work.call.ts';
import { saveReviewDraftCall } from '#contract/review/calls/save-review-draft.call.ts';
import { reviewDeskMachine } from '#machines/review/review-desk/review-desk.machine.ts';
import type {
  DecisionToMake,
  Desk,
  DraftToSave,
  ReviewDeskEmitted,
  ReviewDeskEvent,
  ReviewDraft,
} from '#machines/review/review-desk/review-desk.types.ts';
import { type ReviewDeskView, reviewDeskView } from '#machines/review/review-desk/review-desk.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { fileAddress } from '#src/lib/attachment/attachment-item.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { useBeforeUnload } from '#src/ui/use-leave-guard.ts';
import { deskMessages as messages } from '../desk-messages.en.ts';
import { callerOf, type ReviewProps } from '../review-props.ts';
import { listOf } from './desk-list.ts';
import type { DeskSearch } from './desk-search.ts';

async function loadDesk(workId: number, isTeacher: boolean, signal?: AbortSignal): Promise<Desk> {
  const options = signal ? { signal } : {};
  const [{ data: work }, formSession] = await Promise.all([
    call(getSubmissionCall, { id: workId }, options),
    isTeacher ? call(getFormSessionCall, { form: 'review' }, options) : { formSession: '' },
  ]);
  return { work, formSession: formSession.formSession };
}

const wireOf = (draft: ReviewDraft) => ({
  feedback: draft.feedback,
  rubric_id: draft.rubricId,
  scores: [...draft.scores],
  show_data: draft.showData,
  due_on: draft.dueOn,
});

const attemptOf = ({ attempts }: DraftToSave['work']): number => attempts[0]?.number ?? 1;

const sendDraft = ({ work, version, draft }: DraftToSave, signal?: AbortSignal) =>
  call(
    saveReviewDraftCall,
    { work_id: work.id, attempt: attemptOf(work), version, ...wireOf(draft), on_wall: draft.onWall },
    signal ? { signal } : {},
  );

function fetchPictures({ work }: Desk): void {
  for (const { file } of work.attempts[0]?.entries ?? [])
    if (file?.type === 'image') new Image().src = fileAddress(file.id);
}

const machineFor = ({ person, isTeacher, list }: Pick<DeskOptions, 'person' | 'isTeacher' | 'list'>) =>
  reviewDeskMachine.provide({
    actors: {
      loadDesk: callActor<Desk, { readonly workId: number }>(({ workId }, signal) =>
        loadDesk(workId, isTeacher, signal),
      ),
      loadAhead: callActor(async ({ after }: { readonly after: number }, signal) => {
        const { id, waiting } = await call(nextWorkCall, { ...listOf(list), after }, { signal });
        if (id === 0) return { desk: null, waiting };
        const desk = await loadDesk(id, isTeacher, signal);
        fetchPictures(desk);
        return { desk, waiting };
      }),
      saveDraft: callActor(async (input: DraftToSave, signal) => (await sendDraft(input, signal)).version),
      decideWork: callActor(async ({ desk, draft, decision }: DecisionToMake, signal) => {
        const { work, formSession } = desk;
        const isPractice = work.kind === 'practice';
        await call(
          isPractice ? approvedStudentPracticeProjectCall : approvedStudentProjectCall,
          {
            ...callerOf(person),
            work_id: work.id,
            attempt: attemptOf(work),
            version: work.version,
            formSession,
            formStatus: decision === 'approved' ? 1 : 2,
            wallOfFameStatus: draft.onWall,
            ...wireOf(draft),
          },
          { signal },
        );
        return undefined;
      }),
      reopenWork: callActor(async ({ desk: { work } }: { readonly desk: Desk }, signal) => {
        await call(reopenWorkCall, { id: work.id, version: work.version }, { signal });
        return undefined;
      }),
    },
  });

interface DeskOptions extends ReviewProps {
  readonly workId: number;
  readonly isTeacher: boolean;
  readonly list: DeskSearch;
  readonly onMoved: (workId: number) => void;
}

export function useDesk(options: DeskOptions): {
  readonly view: ReviewDeskView;
  readonly send: (event: ReviewDeskEvent) => void;
} {
  const { sessionLive, listen, workId, isTeacher, onMoved } = options;
  const [machine] = useState(() => machineFor(options));
  const actor = useRunningActor(machine, { input: { workId } });
  const hear = useEffectEvent((event: ReviewDeskEmitted) => {
    if (event.type === 'moved') onMoved(event.workId);
    else tell(event);
  });
  useEffect(() => {
    const subscription = actor.on('*', (event) => hear(event));
    return () => subscription.unsubscribe();
  }, [actor]);
  const wasLive = useRef(sessionLive);
  useEffect(() => {
    if (sessionLive && !wasLive.current) actor.send({ type: 'session.restored' });
    wasLive.current = sessionLive;
  }, [actor, sessionLive]);
  // A hint means that some work changed, maybe this one.
  useEffect(
    () =>
      listen(() => {
        const { desk } = actor.getSnapshot().context;
        if (!desk) return;
        void loadDesk(desk.work.id, isTeacher).then(
          (seen) => actor.send({ type: 'work.seen', desk: seen }),
          // A failure here shows when the work is decided.
          () => undefined,
        );
      }),
    [actor, listen, isTeacher],
  );
  // Saves text that was typed just before leaving.
  useEffect(
    () => () => {
      const { desk, draft, draftVersion, isAhead } = actor.getSnapshot().context;
      if (desk?.work.may_review === 1 && isAhead)
        void sendDraft({ work: desk.work, version: draftVersion, draft }).catch(() => undefined);
    },
    [actor],
  );
  const view = useSelector(actor, reviewDeskView, isSame);
  useBeforeUnload(view.keeping === 'unsaved' || view.keeping === 'unreached');
  return { view, send: (event) => actor.send(event) };
}

function tell(event: Exclude<ReviewDeskEmitted, { type: 'moved' }>): void {
  if (event.type === 'failed') {
    const text = failureText(event.failure, failureMessages);
    alerts.show({ tone: 'error', title: messages.notDecided, text });
  } else if (event.type === 'reopened') alerts.show({ tone: 'success', title: messages.reopened });
  else {
    const { student_name: student } = event.work;
    const title = event.decision === 'approved' ? messages.approved(student) : messages.asked(student);
    alerts.show({ tone: 'success', title });
  }
}
