import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Users from 'lucide-react/icons/users';
import { assessmentStudentLookupCall } from '#contract/assessments/calls/assessment-student-lookup.call.ts';
import type { EditedSchedule } from '#contract/assessments/schedule.wire.ts';
import { lookupAtMost } from '#contract/core/lookup.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { pickTexts } from '#src/lib/form/pick-texts.ts';
import type { Form } from '#src/lib/form/use-form.ts';
import { LookupManyField } from '#src/lib/lookup/LookupManyField.tsx';
import { type LookupSource, lookupSource } from '#src/lib/lookup/lookup-source.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Button } from '#src/ui/Button.tsx';
import { MultiSelect } from '#src/ui/MultiSelect.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { cva } from '#styled/css';
import { editorMessages as texts } from './editor-messages.en.ts';
import type { GroupOption } from './load-schedule.ts';
import { FixedFact } from './ScheduleTimes.tsx';
import { scheduleMessages as messages } from './schedule-messages.en.ts';
import { groupKey, type ScheduleValues } from './schedule-values.ts';
import type { Editor } from './use-editor.ts';
import { groupWords } from './value-words.ts';

const count = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    textStyle: 'small',
    '& svg': { flexShrink: '0', width: 'icon.md', height: 'icon.md' },
  },
  variants: {
    tone: {
      quiet: { color: 'text.muted' },
      plain: {},
      warning: { color: 'warning.text', fontWeight: 'semibold' },
    },
  },
});

const lookup = lookupSource(assessmentStudentLookupCall, {});

/** More students may be chosen than one call can name. */
const students: LookupSource = async ({ ids = [], ...request }, signal) => {
  if (ids.length <= lookupAtMost) return lookup({ ids, ...request }, signal);
  const parts = Array.from({ length: Math.ceil(ids.length / lookupAtMost) }, (_, part) =>
    lookup({ ids: ids.slice(part * lookupAtMost, (part + 1) * lookupAtMost) }, signal),
  );
  const rows = (await Promise.all(parts)).flatMap((part) => part.rows);
  return { rows, total: rows.length };
};

interface ScheduleAudienceProps {
  readonly form: Form<ScheduleValues>;
  readonly groups: readonly GroupOption[];
  /** The fixed audience after a student started; null: it can still be chosen. */
  readonly fixed: Pick<EditedSchedule, 'values' | 'students'> | null;
}

/** [CE-01] */
export function ScheduleAudience({ form, groups, fixed }: ScheduleAudienceProps) {
  const { values } = form;
  if (fixed) {
    const names = fixed.values.groups.map((group) =>
      groupWords(groupKey(group.grade_id, group.division_id), groups),
    );
    const all = [...names, messages.students(fixed.students)].join(', ');
    return <FixedFact label={texts.fields.groups} value={all} />;
  }
  return (
    <Stack>
      <MultiSelect
        {...form.group('groups')}
        options={groups.map(({ value }) => ({ value, label: groupWords(value, groups) }))}
        value={values.groups}
        onChange={(chosen) => form.set('groups', chosen)}
        texts={pickTexts()}
      />
      <LookupManyField
        {...form.group('students')}
        hint={texts.studentsHint}
        source={students}
        value={values.students}
        onChange={(chosen) => form.set('students', chosen)}
      />
    </Stack>
  );
}

export function AudienceCount({ editor }: { readonly editor: Editor }) {
  const { stage, students: reached, failure } = editor.view.audience;
  const isNobody = stage === 'counted' && reached === 0;
  const words =
    stage === 'none'
      ? texts.chooseWho
      : stage === 'failed'
        ? failure && failureText(failure, failureMessages)
        : stage === 'counting'
          ? texts.counting
          : texts.reaches(reached ?? 0);
  const tone = isNobody || stage === 'failed' ? 'warning' : stage === 'counted' ? 'plain' : 'quiet';
  return (
    <div className={count({ tone })}>
      {tone === 'warning' ? <TriangleAlert aria-hidden /> : <Users aria-hidden />}
      <span role="status">{words}</span>
      {stage === 'failed' && (
        <Button size="sm" variant="quiet" onClick={() => editor.send({ type: 'audience.retry' })}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
