import type { MigrationRules } from '#contract/migration/migration.model.ts';
import type { MigrationList, MigrationPlan } from '#contract/migration/migration.wire.ts';
import type { PlanChange } from '#machines/migration/migration/migration.types.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { currentLocale } from '#src/lib/words/language.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { muted, twoParts } from './layout.ts';
import { migrationMessages as messages } from './messages.en.ts';
import { RuleTable } from './RuleTable.tsx';
import { rulesOf } from './rules-of-plan.ts';

interface ClassesStepProps {
  readonly plan: MigrationPlan;
  readonly list: MigrationList;
  readonly isBusy: boolean;
  readonly onSave: (change: PlanChange) => void;
}

/** [PR-04] The outcome of each class and club, and of the teachers. */
export function ClassesStep({ plan, list, isBusy, onSave }: ClassesStepProps) {
  const texts = messages.classes;
  const rules = rulesOf(plan);
  const save = (change: Partial<MigrationRules>) => onSave({ rules: { ...rules, ...change } });
  const lacks = [...plan.classes, ...plan.clubs].some(
    (each) => each.missing.length > 0 || ('to_grade' in each && isNowhere(each)),
  );
  return (
    <Stack gap="5">
      {lacks && (
        <Banner
          tone="warning"
          title={texts.createText}
          action={
            <Button busy={isBusy} onClick={() => onSave({ createMissing: true })}>
              {texts.create}
            </Button>
          }
        />
      )}
      {plan.classes.length > 0 && (
        <Card title={texts.title}>
          <p className={muted}>{texts.text}</p>
          <RuleTable
            caption={texts.title}
            rows={plan.classes.map((each) => ({
              ...each,
              value: each.action === 'promote' ? `promote.${each.to_grade ?? 0}` : each.action,
              options: [
                ...(isNowhere(each) ? [{ value: 'promote.0', label: texts.nowhere }] : []),
                ...plan.classes
                  .filter(({ id }) => id !== each.id)
                  .map(({ id, name }) => ({ value: `promote.${id}`, label: texts.to(name) })),
                { value: 'retain', label: texts.retain },
                { value: 'leave', label: texts.leave },
              ],
            }))}
            onChoose={(gradeId, chosen) =>
              save({
                classes: rules.classes.map((rule) =>
                  rule.grade_id === gradeId ? classRule(gradeId, chosen) : rule,
                ),
              })
            }
          />
        </Card>
      )}
      {plan.clubs.length > 0 && (
        <Card title={texts.clubs}>
          <RuleTable
            caption={texts.clubs}
            rows={plan.clubs.map((each) => ({
              ...each,
              value: each.action === 'move' ? `move.${each.to_club ?? 0}` : each.action,
              options: [
                { value: 'keep', label: texts.keep },
                { value: 'clear', label: texts.clear },
                ...plan.clubs
                  .filter(({ id }) => id !== each.id)
                  .map(({ id, name }) => ({ value: `move.${id}`, label: texts.move(name) })),
              ],
            }))}
            onChoose={(clubId, chosen) =>
              save({
                clubs: rules.clubs.map((rule) => (rule.club_id === clubId ? clubRule(clubId, chosen) : rule)),
              })
            }
          />
        </Card>
      )}
      <Card>
        <div className={twoParts}>
          <RadioGroup
            label={texts.faculty}
            value={plan.faculty}
            disabled={isBusy}
            options={[
              { value: 'keep', label: texts.facultyKeep },
              { value: 'clear', label: texts.facultyClear },
            ]}
            onChange={(chosen) => save({ faculty: chosen === 'clear' ? 'clear' : 'keep' })}
          />
          <DateField
            label={texts.leaveOn}
            hint={texts.leaveHint(leavers(plan))}
            value={plan.leave_on}
            locale={currentLocale()}
            timeZone={list.time_zone}
            texts={formMessages.day}
            disabled={isBusy}
            onChange={(day) => day !== '' && day !== plan.leave_on && onSave({ leave_on: day })}
          />
        </div>
      </Card>
    </Stack>
  );
}

type PlannedClass = MigrationPlan['classes'][number];

const isNowhere = ({ action, to_grade, students }: PlannedClass) =>
  action === 'promote' && to_grade === null && students > 0;

const leavers = ({ classes }: MigrationPlan) =>
  classes.reduce((sum, { action, students }) => sum + (action === 'leave' ? students : 0), 0);

function classRule(grade_id: number, chosen: string): MigrationRules['classes'][number] {
  if (chosen === 'retain' || chosen === 'leave') return { grade_id, action: chosen, to_grade: null };
  return { grade_id, action: 'promote', to_grade: Number(chosen.split('.')[1]) || null };
}

function clubRule(club_id: number, chosen: string): MigrationRules['clubs'][number] {
  if (chosen === 'keep' || chosen === 'clear') return { club_id, action: chosen, to_club: null };
  return { club_id, action: 'move', to_club: Number(chosen.split('.')[1]) || null };
}
