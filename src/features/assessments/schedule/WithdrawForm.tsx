import * as v from 'valibot';
import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import { withdrawAssessmentCall } from '#contract/assessments/calls/withdraw-assessment.call.ts';
import { trimmedText } from '#contract/core/text.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { TextField } from '#src/ui/TextField.tsx';
import type { AssessmentProps } from '../assessments-props.ts';
import { editorMessages as texts } from './editor-messages.en.ts';
import type { LoadedSchedule } from './load-schedule.ts';

const withdrawForm = defineForm({
  name: 'assessment-withdrawal',
  schema: v.object({ reason: trimmedText(assessmentLimits.reason) }),
  blank: { reason: '' },
});

interface WithdrawFormProps {
  readonly schedule: Pick<LoadedSchedule, 'id' | 'version' | 'facts'>;
  readonly app: Pick<AssessmentProps, 'person' | 'sessionLive'>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** [CE-01] Withdraws an assessment before the first start; afterwards closes it with a message for the students. */
export function WithdrawForm({ schedule, app, onClose, onDone }: WithdrawFormProps) {
  const isStarted = schedule.facts.is_started === 1;
  const words = isStarted ? texts.close : texts.takeBack;
  const form = useForm({
    definition: withdrawForm,
    of: schedule.id,
    stored: null,
    personId: app.person.id,
    sessionLive: app.sessionLive,
    labels: { reason: texts.close.reason },
    save: async ({ values }, signal) => {
      const input = { assessment_id: schedule.id, version: schedule.version, ...values };
      return (await call(withdrawAssessmentCall, input, { signal })).data.is_draft;
    },
    onSaved: (isDraft) => {
      // A student may have started meanwhile.
      alerts.show({ tone: 'success', title: isDraft === 0 ? texts.close.done : texts.takeBack.done });
      onDone();
    },
    onClosed: onClose,
  });
  return (
    <ResourceForm form={form} title={words.title} submit={{ label: words.yes }}>
      <p>{words.text}</p>
      {isStarted && <TextField {...form.text('reason')} required maxLength={assessmentLimits.reason} />}
    </ResourceForm>
  );
}
