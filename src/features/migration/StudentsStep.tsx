import { useMemo, useState } from 'react';
import { getStudentsForMigrationCall } from '#contract/migration/calls/get-students-for-migration.call.ts';
import { lineActions } from '#contract/migration/migration.model.ts';
import type { LineRow, MigrationPlan } from '#contract/migration/migration.wire.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { type ResourceAction, ResourceGrid } from '#src/lib/resource/ResourceGrid.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import type { SchoolListProps } from '#src/lib/school-choice/school-list.ts';
import { migrationMessages as messages } from './messages.en.ts';
import { actionWords, studentColumns } from './student-columns.tsx';

interface StudentsStepProps {
  readonly plan: MigrationPlan;
  readonly app: SchoolListProps;
  readonly actions: readonly ResourceAction<LineRow>[];
}

const sameRow = (row: LineRow) => row;
const seen = ({ id, student_name }: LineRow) => ({ id, version: 0, name: student_name });

/** [C8-01] All students of a move with their planned or final outcome. */
export function StudentsStep({ plan, app, actions }: StudentsStepProps) {
  const texts = messages.students;
  const load = useMemo(
    () =>
      pageLoader(getStudentsForMigrationCall, { school_id: app.schoolId, migration_id: plan.id }, sameRow),
    [app.schoolId, plan.id],
  );
  const [columns] = useState(studentColumns);
  const list = useResourceGrid({
    name: 'student-migration',
    personId: app.person.id,
    load,
    columns,
    address: app.address,
    listen: app.listen,
  });
  return (
    <ResourceGrid
      list={list}
      longExport={{
        kind: 'migration',
        more: { school_id: app.schoolId, migration_id: plan.id },
        words: { action: actionWords(), verdict: texts.verdicts },
      }}
      caption={texts.caption}
      seen={seen}
      texts={{ search: texts.search, emptyTitle: texts.emptyTitle, emptyText: texts.emptyText }}
      actions={actions}
      filters={[
        {
          id: 'only',
          label: texts.filters.only,
          all: texts.filters.all,
          options: (['exceptions', 'problems'] as const).map((value) => ({
            value,
            label: texts.filters[value],
          })),
        },
        {
          id: 'action',
          label: texts.filters.action,
          all: texts.filters.anyAction,
          options: lineActions.map((value) => ({ value, label: texts.actions[value] })),
        },
        {
          id: 'grade',
          label: texts.filters.grade,
          all: texts.filters.anyGrade,
          options: plan.classes.map(({ id: value, name }) => ({ value: String(value), label: name })),
        },
      ]}
    />
  );
}
