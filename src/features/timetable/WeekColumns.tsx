import type { ReactNode } from 'react';
import type { LessonWire, TimetableWeek } from '#contract/timetable/week.wire.ts';
import { AlignedColumns } from '#src/ui/AlignedColumns.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { css, cx } from '#styled/css';
import { messages } from './messages.en.ts';
import { dayText, lessonsOf, shownDays } from './week-days.ts';

const head = css({ textStyle: 'label', paddingBlock: '1', display: 'flex', gap: '2', alignItems: 'center' });
const todayStyle = css({ color: 'brand.text' });
const list = css({ display: 'grid', gap: '2', listStyle: 'none' });
export const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface DayProps {
  readonly week: TimetableWeek;
  readonly card: (lesson: LessonWire) => ReactNode;
}

interface WeekColumnsProps extends DayProps {
  /** Starts of periods, such as 08:00, that have a row even without a lesson. */
  readonly slots?: readonly string[];
  readonly free?: (day: string, starts: string) => ReactNode;
  readonly below?: ((day: string) => ReactNode) | undefined;
}

/** The days of a week side by side; lessons with the same start share a line. */
export function WeekColumns({ week, card, slots = [], free, below }: WeekColumnsProps) {
  const starts = [...new Set([...slots, ...week.lessons.map((lesson) => lesson.starts)])].toSorted();
  const cellsOf = (day: string) => {
    const lessons = lessonsOf(week, day);
    return new Map(
      starts.flatMap((time, line): [number, ReactNode][] => {
        const given = lessons.filter((lesson) => lesson.starts === time);
        if (given.length > 0)
          return [[line, given.map((lesson) => <div key={keyOf(lesson)}>{card(lesson)}</div>)]];
        return free && slots.includes(time) ? [[line, free(day, time)]] : [];
      }),
    );
  };
  return (
    <AlignedColumns
      lines={starts.length}
      columns={shownDays(week).map((day) => ({
        id: day,
        label: dayText(day),
        head: <DayHead week={week} day={day} isEmpty={lessonsOf(week, day).length === 0 && !free} />,
        cells: cellsOf(day),
        below: below?.(day),
      }))}
    />
  );
}

const keyOf = ({ entryId, exceptionId, starts, state }: LessonWire) =>
  `${entryId} ${exceptionId} ${starts} ${state}`;

function DayHead({ week, day, isEmpty }: Pick<DayProps, 'week'> & { day: string; isEmpty: boolean }) {
  const holiday = week.holidays.find((each) => each.day === day);
  return (
    <div>
      <h2 className={cx(head, day === week.today && todayStyle)}>
        {dayText(day, 'short')}
        {day === week.today && <Badge tone="brand">{messages.today}</Badge>}
      </h2>
      {holiday && <Holiday title={holiday.title} />}
      {isEmpty && !holiday && <p className={quiet}>{messages.noLessons}</p>}
    </div>
  );
}

const Holiday = ({ title }: { readonly title: string }) => (
  <p>
    <Badge tone="warning">{messages.states.holiday}</Badge> <bdi>{title}</bdi>
  </p>
);

export function DayLessons({ week, day, card }: DayProps & { readonly day: string }) {
  const lessons = lessonsOf(week, day);
  const holiday = week.holidays.find((each) => each.day === day);
  return (
    <>
      {holiday && <Holiday title={holiday.title} />}
      {lessons.length === 0 && !holiday && <p className={quiet}>{messages.noLessons}</p>}
      <ul className={list}>
        {lessons.map((lesson) => (
          <li key={keyOf(lesson)}>{card(lesson)}</li>
        ))}
      </ul>
    </>
  );
}
