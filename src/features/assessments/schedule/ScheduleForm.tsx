import Eye from 'lucide-react/icons/eye';
import { useMemo, useState } from 'react';
import { assessmentKinds, assessmentLimits, showPolicies } from '#contract/assessments/assessments.rules.ts';
import { createScheduleAssessmentCall } from '#contract/assessments/calls/create-schedule-assessment.call.ts';
import { updateScheduleAssessmentCall } from '#contract/assessments/calls/update-schedule-assessment.call.ts';
import type { Schedule } from '#contract/assessments/schedule.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { FormPage } from '#src/lib/form/FormPage.tsx';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { AssessmentProps } from '../assessments-props.ts';
import { sourcesOf } from '../QuestionForm.tsx';
import { editorMessages as texts } from './editor-messages.en.ts';
import { type EditorChoices, groupsWith, type LoadedSchedule, loadSchedule } from './load-schedule.ts';
import { PaperPreview } from './PaperPreview.tsx';
import { AudienceCount, ScheduleAudience } from './ScheduleAudience.tsx';
import { ScheduleItems } from './ScheduleItems.tsx';
import { FixedFact, ScheduleTimes } from './ScheduleTimes.tsx';
import { scheduleMessages as messages } from './schedule-messages.en.ts';
import { groupOf, itemsOf, type ScheduleValues, scheduleForm, valuesOfSchedule } from './schedule-values.ts';
import { useEditor } from './use-editor.ts';
import { valueWords } from './value-words.ts';

interface ScheduleFormProps {
  /** null: a new one. */
  readonly schedule: LoadedSchedule | null;
  readonly start?: { readonly of: string; readonly values: ScheduleValues; readonly leftOut: number } | null;
  readonly choices: EditorChoices;
  readonly app: Pick<AssessmentProps, 'person' | 'sessionLive'>;
  /** 0: unknown, because the answer was lost. */
  readonly onSaved: (assessmentId: number) => void;
  readonly onBack: () => void;
}

/** [PR-08, CE-01, CO-36] */
export function ScheduleForm({ schedule, start, choices, app, onSaved, onBack }: ScheduleFormProps) {
  const [sources] = useState(() => sourcesOf(choices));
  const groups = useMemo(() => groupsWith(choices.groups, schedule), [choices, schedule]);
  const isStarted = schedule?.facts.is_started === 1;
  const form = useStoredForm({
    definition: scheduleForm,
    of: schedule?.id ?? start?.of ?? 'new',
    stored: schedule,
    start: start?.values,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: { ...messages.fields, ...texts.fields },
    save: async ({ id, version, ...typed }, signal) => {
      const input = isStarted ? { ...typed, ...fixedOf(schedule.facts.values) } : typed;
      const saved =
        id === 0
          ? await call(createScheduleAssessmentCall, input, { signal })
          : await call(updateScheduleAssessmentCall, { ...input, assessment_id: id, version }, { signal });
      return saved.data.assessment_id;
    },
    load: loadSchedule,
    onSaved: (saved) => {
      alerts.show({ tone: 'success', title: messages.saved });
      onSaved(saved ?? schedule?.id ?? 0);
    },
    onClose: onBack,
  });
  const { values, view } = form;
  const facts = schedule?.facts;
  const isGiven = facts?.values.state === 'scheduled';
  const isPractical = values.kind === 'practical';
  const audience = useMemo(
    () =>
      isStarted || values.groups.length + values.students.length === 0
        ? null
        : { groups: values.groups.map(groupOf), students: values.students },
    [isStarted, values.groups, values.students],
  );
  const editor = useEditor(audience);
  const show = (seed: number) => {
    const { kind, shuffle_questions: mixes, shuffle_choices: turns } = values;
    const paper = { assessment_id: schedule?.id ?? 0, kind, items: itemsOf(values.items), seed };
    const shuffles = { shuffle_questions: mixes ? 1 : 0, shuffle_choices: turns ? 1 : 0 } as const;
    editor.send({ type: 'paper.show', paper: { ...paper, ...shuffles } });
  };
  const saveAs = (state: ScheduleValues['state']) => {
    form.set('state', state);
    form.submit(state);
  };
  const busyWith = (intent: string) => view.stage === 'busy' && view.intent === intent;
  return (
    <FormPage
      form={form}
      title={schedule ? texts.editTitle : start ? texts.copyTitle : messages.add}
      text={isGiven ? undefined : texts.text}
      actions={
        <>
          <Button onClick={onBack}>{texts.back}</Button>
          <Button
            icon={<Eye />}
            disabledReason={values.items.length === 0 ? texts.noQuestionYet : undefined}
            onClick={() => show(1)}
          >
            {texts.preview}
          </Button>
        </>
      }
      show={valueWords(choices, groups)}
      unsaved={texts.unsaved}
      aside={isStarted ? undefined : <AudienceCount editor={editor} />}
      buttons={
        <>
          {!isGiven && (
            <Button busy={busyWith('draft')} onClick={() => saveAs('draft')}>
              {texts.keepDraft}
            </Button>
          )}
          <Button variant="primary" busy={busyWith('scheduled')} onClick={() => saveAs('scheduled')}>
            {isGiven ? texts.save : texts.give}
          </Button>
        </>
      }
    >
      {isStarted && <Banner title={messages.started} text={texts.startedText} />}
      {start && start.leftOut > 0 && <Banner tone="warning" title={texts.leftOut(start.leftOut)} />}
      <Card title={texts.sections.what}>
        <Stack>
          <TextField {...form.text('assessment_name')} maxLength={assessmentLimits.title} />
          {isStarted ? (
            <FixedFact label={messages.fields.kind} value={messages.kinds[schedule.facts.values.kind]} />
          ) : (
            <Select {...form.choice('kind', optionsOf(messages.kinds, assessmentKinds))} />
          )}
          <LookupField {...form.lookup('project_id')} source={sources.projects} />
          <TextArea {...form.text('instructions')} rows={3} />
        </Stack>
      </Card>
      <Card title={texts.sections.questions}>
        <Stack>
          <ScheduleItems
            {...form.group('items')}
            items={isStarted ? valuesOfSchedule(schedule.facts).items : values.items}
            banks={choices.banks}
            sources={sources}
            app={app}
            editor={editor}
            isPractical={isPractical}
            isLocked={isStarted}
            onChange={(items) => form.set('items', items)}
          />
          {isPractical && <LookupField {...form.lookup('rubric_id')} source={sources.rubrics} />}
        </Stack>
      </Card>
      <Card title={texts.sections.audience}>
        <ScheduleAudience form={form} groups={groups} fixed={isStarted ? schedule.facts : null} />
      </Card>
      <Card title={texts.sections.times}>
        <ScheduleTimes
          form={form}
          zone={facts?.time_zone ?? app.person.school.timeZone}
          opensAt={isStarted ? (facts?.opens_at ?? null) : null}
        />
      </Card>
      <Card title={texts.sections.rules}>
        <Stack>
          <FieldGroup label={messages.rules} layout="column">
            <Checkbox {...form.flag('shuffle_questions')} />
            <Checkbox {...form.flag('shuffle_choices')} />
            {!isStarted && <Checkbox {...form.flag('needs_code')} />}
          </FieldGroup>
          {isStarted && (
            <FixedFact
              label={messages.fields.needs_code}
              value={schedule.facts.values.needs_code === 1 ? texts.yes : texts.no}
            />
          )}
          <TextField {...form.text('pass_percent')} inputMode="numeric" maxLength={3} />
          <Select {...form.choice('show_policy', optionsOf(messages.policies, showPolicies))} />
        </Stack>
      </Card>
      <PaperPreview editor={editor} about={values} onAnother={() => show(editor.view.paper.seed + 1)} />
    </FormPage>
  );
}

/** Fixed from the first start on, even if it was changed here just before. */
const fixedOf = (stored: Schedule) => ({
  kind: stored.kind,
  state: stored.state,
  items: stored.items,
  groups: stored.groups,
  students: stored.students,
  needs_code: stored.needs_code,
  assessment_date: stored.assessment_date,
  start_time: stored.start_time,
});
