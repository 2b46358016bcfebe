import * as v from 'valibot';
import { setAccommodationCall } from '#contract/assessments/calls/set-accommodation.call.ts';
import { numberIn } from '#contract/assessments/marking.rules.ts';
import { accommodationInput, type ScheduledStudent } from '#contract/assessments/schedule.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { TextField } from '#src/ui/TextField.tsx';
import type { QuestionsProps } from '../assessments-props.ts';
import { differenceMessages as messages } from './difference-messages.en.ts';

interface AccommodationValues {
  readonly factor: string;
  readonly reason: string;
}

const { factor, reason } = accommodationInput.entries;
const fields = v.object({ factor, reason });

const accommodationForm = defineForm<AccommodationValues, v.InferOutput<typeof fields>>({
  name: 'accommodation',
  schema: v.pipe(
    v.custom<AccommodationValues>(
      (values) => typeof values === 'object' && values !== null && 'factor' in values,
    ),
    v.transform(
      (values): v.InferInput<typeof fields> => ({
        ...values,
        factor: numberIn(values.factor) ?? Number.NaN,
      }),
    ),
    fields,
  ),
  blank: { factor: '100', reason: '' },
});

interface AccommodationFormProps {
  readonly student: ScheduledStudent;
  readonly app: Pick<QuestionsProps, 'person' | 'sessionLive'>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** [CE-01] Extra time in every assessment from now on, running attempts included. */
export function AccommodationForm({ student, app, onSaved, onClose }: AccommodationFormProps) {
  const form = useStoredForm({
    definition: accommodationForm,
    of: String(student.student_id),
    stored: {
      id: student.student_id,
      version: student.factor_version,
      values: { factor: String(student.factor), reason: student.factor_reason },
    },
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.factorFields,
    save: ({ id, formSession: _session, ...input }, signal) =>
      call(setAccommodationCall, { ...input, student_id: id }, { signal }),
    onSaved: () => {
      alerts.show({ tone: 'success', title: messages.factorSaved });
      onSaved();
      onClose();
    },
    onClose,
  });
  return (
    <ResourceForm form={form} title={messages.factorTitle(student.student_name)}>
      <TextField {...form.text('factor')} inputMode="numeric" hint={messages.factorHint} />
      <TextField {...form.text('reason')} />
    </ResourceForm>
  );
}
