import * as v from 'valibot';
import { individualScheduleAssessmentCall } from '#contract/assessments/calls/individual-schedule-assessment.call.ts';
import { numberIn } from '#contract/assessments/marking.rules.ts';
import {
  individualInput,
  type ScheduledStudent,
  type WindowFields,
} from '#contract/assessments/schedule.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { dayIn, timeIn } from '#src/lib/days.ts';
import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import type { RowForm } from '#src/lib/resource/OpenRow.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import type { QuestionsProps } from '../assessments-props.ts';
import { differenceMessages as differences } from './difference-messages.en.ts';
import { scheduleMessages as messages } from './schedule-messages.en.ts';

const pair = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) minmax(0, 1fr)]' },
});

interface ExceptionValues extends WindowFields {
  readonly extra_minutes: string;
  readonly extra_attempts: string;
  readonly is_excused: boolean;
  readonly reason: string;
}

const {
  assessment_id: _assessment,
  student_id: _student,
  version: _version,
  ...entries
} = individualInput.entries;
const fields = v.object(entries);
const noWindow: WindowFields = {
  assessment_date: '',
  start_time: '',
  last_start_date: '',
  last_start_time: '',
  end_date: '',
  end_time: '',
};
const numberOf = (text: string) => (text.trim() === '' ? 0 : (numberIn(text) ?? Number.NaN));

const exceptionForm = defineForm<ExceptionValues, v.InferOutput<typeof fields>>({
  name: 'assessment-exception',
  schema: v.pipe(
    v.custom<ExceptionValues>(
      (values) => typeof values === 'object' && values !== null && 'reason' in values,
    ),
    v.transform(
      (values): v.InferInput<typeof fields> => ({
        ...values,
        extra_minutes: numberOf(values.extra_minutes),
        extra_attempts: numberOf(values.extra_attempts),
        is_excused: values.is_excused ? (1 as const) : (0 as const),
      }),
    ),
    fields,
  ),
  blank: { ...noWindow, extra_minutes: '', extra_attempts: '', is_excused: false, reason: '' },
});

const typedNumber = (value: number) => (value === 0 ? '' : String(value));

/** In the school's time zone; both '': as for everybody. */
const wallClock = (at: number | null, timeZone: string) =>
  at === null ? { day: '', time: '' } : { day: dayIn(timeZone, at), time: timeIn(timeZone, at) };

/** '' where it is as for everybody. */
function windowOf({ opens_at, last_start_at, closes_at }: ScheduledStudent, timeZone: string): WindowFields {
  const [opens, last, closes] = [opens_at, last_start_at, closes_at].map((at) => wallClock(at, timeZone));
  return {
    assessment_date: opens?.day ?? '',
    start_time: opens?.time ?? '',
    last_start_date: last?.day ?? '',
    last_start_time: last?.time ?? '',
    end_date: closes?.day ?? '',
    end_time: closes?.time ?? '',
  };
}

export const toException = (student: ScheduledStudent, timeZone: string) => ({
  id: student.student_id,
  version: student.version,
  name: student.student_name,
  values: {
    ...windowOf(student, timeZone),
    extra_minutes: typedNumber(student.extra_minutes),
    extra_attempts: typedNumber(student.extra_attempts),
    is_excused: student.is_excused === 1,
    reason: student.reason,
  },
});

interface ExceptionFormProps extends RowForm {
  readonly student: ReturnType<typeof toException>;
  readonly assessmentId: number;
  readonly app: Pick<QuestionsProps, 'person' | 'sessionLive'>;
}

/** [CE-01] The differences of one student. More time takes effect at once, also during an attempt. */
export function ExceptionForm({ student, assessmentId, app, of, onSaved, onClose }: ExceptionFormProps) {
  const form = useStoredForm({
    definition: exceptionForm,
    of: `${assessmentId}-${of}`,
    stored: student,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: { ...messages.differFields, ...differences.window },
    save: ({ id, formSession: _session, ...input }, signal) =>
      call(
        individualScheduleAssessmentCall,
        { ...input, assessment_id: assessmentId, student_id: id },
        { signal },
      ),
    onSaved: () => {
      alerts.show({ tone: 'success', title: messages.differSaved });
      onSaved();
    },
    onClose,
  });
  return (
    <ResourceForm form={form} title={messages.differTitle(student.name)}>
      <TextField {...form.text('extra_minutes')} inputMode="numeric" />
      <TextField {...form.text('extra_attempts')} inputMode="numeric" />
      <Checkbox {...form.flag('is_excused')} />
      <FieldGroup label={differences.own} hint={differences.ownHint(app.person.school.timeZone)}>
        <div className={pair}>
          <FormDateField {...form.day('assessment_date')} />
          <TextField {...form.text('start_time')} type="time" />
          <FormDateField {...form.day('last_start_date')} />
          <TextField {...form.text('last_start_time')} type="time" />
          <FormDateField {...form.day('end_date')} />
          <TextField {...form.text('end_time')} type="time" />
        </div>
      </FieldGroup>
      <TextField {...form.text('reason')} />
    </ResourceForm>
  );
}
