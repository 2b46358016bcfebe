import type { MigrationList, MigrationPlan, RollbackResult } from '#contract/migration/migration.wire.ts';
import type { MigrationEvent } from '#machines/migration/migration/migration.types.ts';
import type { MigrationView } from '#machines/migration/migration/migration.view.ts';
import type { SchoolListProps } from '#src/lib/school-choice/school-list.ts';
import { formatDate, formatMoment } from '#src/lib/words/dates.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { FlowTable } from './CheckTables.tsx';
import { undoActions } from './decide-actions.tsx';
import { migrationMessages as messages } from './messages.en.ts';
import { StudentsStep } from './StudentsStep.tsx';

interface DoneStepProps {
  readonly view: MigrationView;
  readonly plan: MigrationPlan;
  readonly list: MigrationList;
  readonly app: SchoolListProps;
  readonly mayWrite: boolean;
  readonly send: (event: MigrationEvent) => void;
}

export function DoneStep({ view, plan, list, app, mayWrite, send }: DoneStepProps) {
  const texts = messages.done;
  const canUndo = mayWrite && plan.rollback_until !== '';
  const undo = (students: readonly { readonly id: number }[]) =>
    send({ type: 'undo.check', students: students.map(({ id }) => id) });
  return (
    <Stack gap="5">
      {plan.state === 'rolled_back' ? (
        <Banner tone="info" title={texts.rolledBack} />
      ) : (
        <Banner
          tone="news"
          title={texts.applied(plan.toYear)}
          text={appliedText(plan, list)}
          action={
            canUndo && (
              <Button busy={view.isBusy} onClick={() => undo([])}>
                {texts.undoAll}
              </Button>
            )
          }
        />
      )}
      {view.check && <FlowTable flows={view.check.flows} />}
      <Card title={texts.report} flush>
        <StudentsStep plan={plan} app={app} actions={canUndo ? undoActions(undo) : []} />
      </Card>
      <AlertDialog
        open={view.isConfirmingUndo}
        title={texts.undoTitle}
        tone="warning"
        answers={[
          { value: 'no', label: texts.undoNo },
          { value: 'yes', label: texts.undoYes },
        ]}
        onCancel={() => send({ type: 'undo.cancel' })}
        onAnswer={(answer) => send({ type: answer === 'yes' ? 'undo.confirm' : 'undo.cancel' })}
      >
        {view.undo && <UndoFacts undo={view.undo} isWhole={view.students.length === 0} />}
      </AlertDialog>
    </Stack>
  );
}

function appliedText(plan: MigrationPlan, list: MigrationList): string {
  const texts = messages.done;
  const when = plan.applied_at === null ? '' : formatMoment(plan.applied_at, list.time_zone);
  const until = plan.rollback_until === '' ? texts.over : texts.until(formatDate(plan.rollback_until));
  return `${texts.appliedText(plan.applied_by, when)} ${until}`;
}

/** [C8-01] Who returns, and who is left alone for which reason. */
function UndoFacts({ undo, isWhole }: { readonly undo: RollbackResult; readonly isWhole: boolean }) {
  const texts = messages.done;
  return (
    <Stack gap="2">
      <p>{texts.undoText(undo.returned)}</p>
      {isWhole && <p>{texts.undoYear(undo.year)}</p>}
      {(['notices', 'works', 'assessments'] as const).map(
        (what) => undo[what] > 0 && <p key={what}>{texts[what](undo[what])}</p>,
      )}
      {undo.teachers_kept > 0 && <p>{texts.teachersKept(undo.teachers_kept)}</p>}
      {undo.kept.map(({ code, count, names }) => (
        <p key={code}>
          {texts.keptWho(
            texts.kept[code](count),
            messages.check.such(names.join(', '), count - names.length),
          )}
        </p>
      ))}
    </Stack>
  );
}
