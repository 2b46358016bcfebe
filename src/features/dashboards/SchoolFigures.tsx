import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { GroupFigures, SchoolFigures } from '#contract/dashboards/figures.wire.ts';
import { LateChart } from '#src/lib/LateChart.tsx';
import type { Fetched } from '#src/lib/use-loaded.ts';
import { FigureRow, type RenderFigureLink } from './FigureRow.tsx';
import type { Figure, FigureAddress } from './figures.ts';
import { messages } from './messages.en.ts';

const students = (filter: string): FigureAddress => ({ path: '/admin/students', filter });

interface SchoolFigureRowProps {
  readonly figures: Fetched<SchoolFigures>;
  readonly onRetry: () => void;
  readonly renderFigureLink: RenderFigureLink;
}

/** People of the school, those who never signed in and those without a class; each figure opens its list. */
export function SchoolFigureRow({ figures, onRetry, renderFigureLink }: SchoolFigureRowProps) {
  const texts = messages.school;
  const data = figures.kind === 'loaded' ? figures.data : undefined;
  const without: Figure[] = (['grade', 'club'] as const).flatMap((kind) => {
    const count = kind === 'grade' ? data?.students.without_class : data?.students.without_club;
    if (count === undefined || count === null) return [];
    const name = kind === 'grade' ? texts.withoutClass : texts.withoutClub;
    return [{ id: kind, name, count, place: students(`${kind}:none`) }];
  });
  const all = (of: { readonly active: number; readonly inactive: number }) => of.active + of.inactive;
  return (
    <FigureRow
      label={texts.row}
      failed={figures.kind === 'failed'}
      onRetry={onRetry}
      renderFigureLink={renderFigureLink}
      figures={[
        {
          id: 'students',
          name: texts.students,
          count: data && all(data.students),
          note: data && messages.ofThemInactive(data.students.inactive),
          place: students(''),
        },
        {
          id: 'teachers',
          name: texts.teachers,
          count: data && all(data.faculty),
          note: data && messages.ofThemInactive(data.faculty.inactive),
          place: { path: '/admin/faculty', filter: '' },
        },
        {
          id: 'never',
          name: texts.neverHere,
          count: data?.students.never_signed_in,
          place: students('seen:never'),
        },
        ...without,
      ]}
    />
  );
}

interface GroupChartProps {
  readonly kind: GroupKind;
  readonly groups: Fetched<readonly GroupFigures[]>;
  readonly onRetry: () => void;
  readonly onOpen: (place: FigureAddress) => void;
}

export function GroupChart({ kind, groups, onRetry, onOpen }: GroupChartProps) {
  const texts = messages.school;
  const data = groups.kind === 'loaded' ? groups.data : undefined;
  const isClub = kind === 'club';
  return (
    <LateChart
      title={isClub ? texts.byClub : texts.byClass}
      description={texts.chartText}
      kind="stacked"
      category={isClub ? texts.club : texts.class}
      empty={isClub ? texts.emptyClubs : texts.empty}
      failed={groups.kind === 'failed'}
      onRetry={onRetry}
      data={
        data && {
          categories: data.map(({ name }) => name),
          series: [
            {
              id: 'here',
              name: texts.wereHere,
              values: data.map(
                ({ active, inactive, never_signed_in }) => active + inactive - never_signed_in,
              ),
            },
            { id: 'never', name: texts.never, values: data.map(({ never_signed_in }) => never_signed_in) },
          ],
        }
      }
      onSelect={({ category, series }) => {
        const group = data?.[category];
        if (group) onOpen(students(series === 1 ? `${kind}:${group.id},seen:never` : `${kind}:${group.id}`));
      }}
    />
  );
}
