import { useState } from 'react';
import { addDays } from '#contract/core/days.ts';
import type { MigrationCheck, MigrationList, MigrationPlan } from '#contract/migration/migration.wire.ts';
import type { MigrationEvent } from '#machines/migration/migration/migration.types.ts';
import type { MigrationView } from '#machines/migration/migration/migration.view.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { formatMoment } from '#src/lib/words/dates.ts';
import { currentLocale } from '#src/lib/words/language.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { FlowTable, TeacherTable } from './CheckTables.tsx';
import { buttons } from './layout.ts';
import { migrationMessages as messages } from './messages.en.ts';

interface CheckStepProps {
  readonly view: MigrationView;
  readonly plan: MigrationPlan;
  readonly list: MigrationList;
  readonly mayWrite: boolean;
  readonly send: (event: MigrationEvent) => void;
}

export function CheckStep({ view, plan, list, mayWrite, send }: CheckStepProps) {
  const texts = messages.check;
  if (plan.state === 'scheduled')
    return <Scheduled plan={plan} list={list} mayWrite={mayWrite} send={send} />;
  const again = <Button onClick={() => send({ type: 'step.go', step: 'checking' })}>{texts.again}</Button>;
  if (!view.check)
    return view.isBusy ? (
      <Skeleton label={texts.running} shape="table" />
    ) : (
      <div className={buttons}>{again}</div>
    );
  return (
    <Stack gap="5">
      {view.isReady && (
        <Card title={texts.ready} actions={again}>
          <Apply plan={plan} list={list} isBusy={view.isBusy} send={send} />
        </Card>
      )}
      <Concerns check={view.check} />
      {!view.isReady && <div className={buttons}>{again}</div>}
      <FlowTable flows={view.check.flows} />
      <TeacherTable teachers={view.check.teachers} />
    </Stack>
  );
}

const such = ({ count, names }: { readonly count: number; readonly names: readonly string[] }) =>
  messages.check.such(names.join(', '), count - names.length);

function Concerns({ check: { problems, warnings } }: { readonly check: MigrationCheck }) {
  const texts = messages.check;
  return (
    <Stack gap="3">
      {problems.map((problem) => (
        <Banner
          key={problem.code}
          tone="danger"
          title={texts.problems[problem.code](problem.count)}
          text={such(problem)}
        />
      ))}
      {warnings.map((warning) => (
        <Banner
          key={warning.code}
          tone="info"
          title={texts.warnings[warning.code](warning.count)}
          text={such(warning)}
        />
      ))}
    </Stack>
  );
}

interface ApplyProps extends Pick<CheckStepProps, 'plan' | 'list' | 'send'> {
  readonly isBusy: boolean;
}

function Apply({ plan, list, isBusy, send }: ApplyProps) {
  const texts = messages.check;
  const [isAsking, setIsAsking] = useState(false);
  const [day, setDay] = useState('');
  const tomorrow = addDays(list.today, 1);
  return (
    <Stack gap="4">
      <UnsavedWork isDirty={!isBusy && day !== ''} />
      <p>{texts.readyText(plan.lines.ready)}</p>
      <div className={buttons}>
        <Button variant="primary" busy={isBusy} onClick={() => setIsAsking(true)}>
          {texts.apply}
        </Button>
      </div>
      <div className={buttons}>
        <DateField
          label={texts.later}
          value={day}
          min={tomorrow}
          locale={currentLocale()}
          timeZone={list.time_zone}
          texts={formMessages.day}
          onChange={setDay}
          onUnread={() => setDay('')}
        />
        <Button
          disabled={isBusy}
          reasonInSight
          disabledReason={day === '' ? texts.dayFirst : undefined}
          onClick={() => send({ type: 'schedule.submit', day })}
        >
          {texts.schedule}
        </Button>
      </div>
      <AlertDialog
        open={isAsking}
        title={texts.applyTitle}
        tone="warning"
        answers={[
          { value: 'no', label: texts.no },
          { value: 'yes', label: texts.applyYes },
        ]}
        onCancel={() => setIsAsking(false)}
        onAnswer={(answer) => {
          setIsAsking(false);
          if (answer === 'yes') send({ type: 'apply.submit' });
        }}
      >
        {texts.applyText(plan.toYear, plan.lines.ready)}
      </AlertDialog>
    </Stack>
  );
}

function Scheduled({ plan, list, mayWrite, send }: Omit<CheckStepProps, 'view'>) {
  const texts = messages.check;
  const when = plan.scheduled_for === null ? '' : formatMoment(plan.scheduled_for, list.time_zone);
  return (
    <Banner
      tone="info"
      title={texts.scheduled(when)}
      text={texts.scheduledText}
      action={mayWrite && <Button onClick={() => send({ type: 'schedule.cancel' })}>{texts.cancel}</Button>}
    />
  );
}
