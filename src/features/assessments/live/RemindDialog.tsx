import { remindAssessmentCall } from '#contract/assessments/calls/remind-assessment.call.ts';
import { AskedAct } from '#src/lib/AskedAct.tsx';
import { call } from '#src/lib/api-client.ts';
import { liveMessages } from './live-messages.en.ts';

const messages = liveMessages.missing;

interface RemindDialogProps {
  readonly assessmentId: number;
  readonly count: number;
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}

/** Asks before all students who have not started are notified. */
export const RemindDialog = ({ assessmentId, count, ...rest }: RemindDialogProps) => (
  <AskedAct
    {...rest}
    title={messages.remindTitle}
    cancel={messages.cancel}
    yes={messages.remind}
    failed={messages.remindFailed}
    act={() => remind(assessmentId, [])}
  >
    {messages.remindText(count)}
  </AskedAct>
);

/** Reminds these students (empty: all) and shows the result. */
export async function remind(assessmentId: number, studentIds: readonly number[]) {
  const input = { assessment_id: assessmentId, student_ids: [...studentIds] };
  const { told, skipped } = await call(remindAssessmentCall, input);
  return {
    tone: told > 0 ? ('success' as const) : ('info' as const),
    title: messages.reminded(told),
    ...(skipped > 0 && { text: messages.skipped(skipped) }),
  };
}
