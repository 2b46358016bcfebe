import { useState } from 'react';
import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import { deleteGeneratedOtpCall } from '#contract/assessments/calls/delete-generated-otp.call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { differenceMessages as messages } from './difference-messages.en.ts';

interface TakeBackCodesProps {
  readonly assessmentId: number;
  /** null: the dialog is closed. */
  readonly studentIds: readonly number[] | null;
  readonly onClose: () => void;
  readonly onTaken: () => void;
}

/** [CE-03] Asks before printed codes stop working. A code that opened an attempt stays. */
export function TakeBackCodes({ assessmentId, studentIds, onClose, onTaken }: TakeBackCodesProps) {
  const [isTaking, setTaking] = useState(false);
  const take = async (ids: readonly number[]) => {
    setTaking(true);
    let count = 0;
    try {
      for (let from = 0; from < ids.length; from += assessmentLimits.students) {
        const student_ids = ids.slice(from, from + assessmentLimits.students);
        count += (await call(deleteGeneratedOtpCall, { assessment_id: assessmentId, student_ids })).deleted;
      }
    } catch (error) {
      tellFailure(error);
    }
    setTaking(false);
    onClose();
    onTaken();
    if (count > 0) alerts.show({ tone: 'success', title: messages.tookBack(count) });
  };
  return (
    <AlertDialog
      open={studentIds !== null}
      title={messages.takeBackTitle}
      tone="warning"
      answers={[
        { value: 'no', label: messages.takeBackNo },
        { value: 'yes', label: messages.takeBack, tone: 'danger', busy: isTaking },
      ]}
      onAnswer={(answer) => {
        if (answer === 'yes' && studentIds) void take(studentIds);
        else onClose();
      }}
      onCancel={onClose}
    >
      {messages.takeBackText(studentIds?.length ?? 0)}
    </AlertDialog>
  );
}
