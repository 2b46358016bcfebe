import { useState } from 'react';
import { assessmentKinds, assessmentLimits, showPolicies } from '#contract/assessments/assessments.rules.ts';
import { createScheduleAssessmentCall } from '#contract/assessments/calls/create-schedule-assessment.call.ts';
import { editScheduleAssessmentCall } from '#contract/assessments/calls/edit-schedule-assessment.call.ts';
import { updateScheduleAssessmentCall } from '#contract/assessments/calls/update-schedule-assessment.call.ts';
import type { QuestionChoices } from '#contract/assessments/questions.wire.ts';
import type { EditedSchedule } from '#contract/assessments/schedule.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { pickTexts } from '#src/lib/form/pick-texts.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import type { RowForm } from '#src/lib/resource/OpenRow.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { MultiSelect } from '#src/ui/MultiSelect.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import type { AssessmentsProps } from '../assessments-site.ts';
import { sourcesOf } from '../QuestionForm.tsx';
import { ScheduleItems } from './ScheduleItems.tsx';
import { scheduleMessages as messages } from './schedule-messages.en.ts';
import { type ScheduleValues, scheduleForm, valuesOfSchedule } from './schedule-values.ts';

const pair = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) minmax(0, 1fr)]' },
});
const three = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(3, minmax(0, 1fr))]' },
});

/** An assessment as its form takes it, with what is known of it besides. */
export async function loadSchedule(assessmentId: number, signal?: AbortSignal) {
  const input = { assessment_id: assessmentId };
  const { data } = await call(editScheduleAssessmentCall, input, signal ? { signal } : {});
  return { id: data.assessment_id, version: data.version, values: valuesOfSchedule(data), facts: data };
}
export type LoadedSchedule = Awaited<ReturnType<typeof loadSchedule>>;

/** A division that the teacher can give it to. */
export interface GroupOption {
  readonly value: string;
  readonly label: string;
}

interface ScheduleFormProps extends RowForm {
  /** null: a new one. */
  readonly schedule: LoadedSchedule | null;
  readonly start?: ScheduleValues;
  readonly choices: QuestionChoices;
  readonly groups: readonly GroupOption[];
  readonly site: Pick<AssessmentsProps, 'person' | 'sessionLive'>;
}

/** [PR-08, CE-01, CO-36] What an assessment asks, of whom, and when. */
export function ScheduleForm(props: ScheduleFormProps) {
  const { schedule, start, choices, groups, site, of, onSaved, onClose } = props;
  const [sources] = useState(() => sourcesOf(choices));
  const form = useStoredForm({
    definition: scheduleForm,
    of,
    stored: schedule,
    start,
    person: site.person,
    sessionLive: site.sessionLive,
    labels: messages.fields,
    save: async ({ id, version, ...input }, signal) => {
      if (id === 0) await call(createScheduleAssessmentCall, input, { signal });
      else await call(updateScheduleAssessmentCall, { ...input, assessment_id: id, version }, { signal });
    },
    load: loadSchedule,
    onSaved: () => {
      alerts.show({ tone: 'success', title: messages.saved });
      onSaved();
    },
    onClose,
  });
  const { values } = form;
  const facts: EditedSchedule | undefined = schedule?.facts;
  const isStarted = facts?.is_started === 1;
  const zone = facts?.time_zone ?? site.person.school.timeZone;
  return (
    <ResourceForm
      form={form}
      size="wide"
      title={schedule ? messages.edit : messages.add}
      submit={{ byEnter: false }}
      show={shown}
    >
      {isStarted && <Banner title={messages.started} text={messages.startedText} />}
      <TextField {...form.text('assessment_name')} maxLength={assessmentLimits.title} />
      <Select {...form.choice('kind', optionsOf(messages.kinds, assessmentKinds))} />
      <ScheduleItems
        {...form.group('items')}
        items={values.items}
        banks={choices.banks}
        isPractical={values.kind === 'practical'}
        isLocked={isStarted}
        onChange={(items) => form.set('items', items)}
      />
      {values.kind === 'practical' && <LookupField {...form.lookup('rubric_id')} source={sources.rubrics} />}
      <MultiSelect
        {...form.group('groups')}
        options={groups}
        value={values.groups}
        onChange={(chosen) => form.set('groups', chosen)}
        texts={pickTexts()}
      />
      <FieldGroup label={messages.opens} hint={messages.zone(zone)}>
        <div className={pair}>
          <FormDateField {...form.text('assessment_date')} />
          <TextField {...form.text('start_time')} type="time" />
        </div>
      </FieldGroup>
      <FieldGroup label={messages.lastStart}>
        <div className={pair}>
          <FormDateField {...form.text('last_start_date')} />
          <TextField {...form.text('last_start_time')} type="time" />
        </div>
      </FieldGroup>
      <FieldGroup label={messages.closes}>
        <div className={pair}>
          <FormDateField {...form.text('end_date')} />
          <TextField {...form.text('end_time')} type="time" />
        </div>
      </FieldGroup>
      <div className={three}>
        <TextField {...form.text('minutes')} inputMode="numeric" />
        <TextField {...form.text('pass_percent')} inputMode="numeric" />
        <TextField {...form.text('attempts')} inputMode="numeric" />
      </div>
      <FieldGroup label={messages.rules} layout="column">
        <Checkbox {...form.flag('shuffle_questions')} />
        <Checkbox {...form.flag('shuffle_choices')} />
        <Checkbox {...form.flag('needs_code')} />
      </FieldGroup>
      <Select {...form.choice('show_policy', optionsOf(messages.policies, showPolicies))} />
      <TextArea {...form.text('instructions')} rows={3} />
      <Select {...form.choice('state', optionsOf(messages.states, ['scheduled', 'draft']))} />
    </ResourceForm>
  );
}

/** How a field reads where two versions are compared. */
function shown(_field: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return value === null ? '' : JSON.stringify(value);
  return value
    .map((row: unknown) =>
      typeof row === 'object' && row !== null && 'name' in row ? String(row.name) : String(row),
    )
    .join(', ');
}
