import type { LineVerdict } from '#contract/migration/migration.model.ts';
import type { LineRow } from '#contract/migration/migration.wire.ts';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { migrationMessages as messages } from './messages.en.ts';

const tones: Readonly<Record<LineVerdict, BadgeTone>> = {
  ready: 'success',
  undecided: 'warning',
  no_place: 'danger',
  stale: 'danger',
  already: 'info',
  done: 'success',
  undone: 'neutral',
};

const actionOf = ({ action, is_exception }: LineRow): string => {
  const texts = messages.students;
  const text = action === null ? texts.actions.none : texts.actions[action];
  return is_exception === 1 ? `${text} (${texts.exception})` : text;
};

/** By the codes of a long export. */
export function actionWords(): Readonly<Record<string, string>> {
  const { actions, exception } = messages.students;
  const decided = Object.entries(actions).map(([code, word]) => [
    `${code}+exception`,
    `${word} (${exception})`,
  ]);
  return { ...actions, ...Object.fromEntries(decided) };
}

export function studentColumns(): GridColumn<LineRow>[] {
  const { columns, verdicts } = messages.students;
  const text = (id: string, header: string, value: (row: LineRow) => string, width: number) => ({
    id,
    header,
    value,
    width,
    cell: (row: LineRow) => <bdi>{value(row)}</bdi>,
  });
  return [
    { ...text('name', columns.name, ({ student_name }) => student_name, 14), sortable: true },
    { ...text('user_id', columns.id, ({ user_id }) => user_id, 7), sortable: true },
    text('from', columns.from, ({ from_class }) => from_class, 9),
    text('action', columns.action, actionOf, 10),
    text('to', columns.to, ({ to_class }) => to_class, 9),
    {
      id: 'verdict',
      header: columns.state,
      value: ({ verdict }) => verdicts[verdict],
      width: 10,
      cell: ({ verdict }) => <Badge tone={tones[verdict]}>{verdicts[verdict]}</Badge>,
    },
  ];
}
