import { useCallback } from 'react';
import { timetableWeekCall } from '#contract/timetable/calls/timetable-week.call.ts';
import type { LessonWire, TimetableWeek } from '#contract/timetable/week.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { PrintSheet } from '#src/ui/PrintSheet.tsx';
import { css } from '#styled/css';
import { editorMessages } from './editor-messages.en.ts';
import { messages } from './messages.en.ts';
import type { View } from './timetable-search.ts';
import { dayText, lessonsOf, shownDays } from './week-days.ts';

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'caption',
  breakInside: 'avoid',
  marginBlockEnd: '6',
  '& th, & td': {
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'line',
    padding: '1',
    textAlign: 'start',
    verticalAlign: 'top',
  },
});
const heading = css({ textStyle: 'section', marginBlock: '2' });

interface TimetableSheetProps {
  readonly by: View;
  /** 0: all on one sheet. */
  readonly of: number;
  readonly day: string;
  readonly onPrinted: () => void;
}

export function TimetableSheet({ by, of, day, onPrinted }: TimetableSheetProps) {
  const load = useCallback(
    (signal: AbortSignal) => call(timetableWeekCall, { by, id: of, day }, { signal }),
    [by, of, day],
  );
  const [week] = useLoaded(load);
  if (week.kind !== 'loaded') return null;
  const { data } = week;
  const names = [...new Set(data.lessons.map((lesson) => nameOf(by, lesson)))].filter((name) => name !== '');
  return (
    <PrintSheet footer={editorMessages.printed(dayText(data.from))} onPrinted={onPrinted}>
      {names.map((name) => (
        <section key={name}>
          <h2 className={heading}>{name}</h2>
          <WeekTable
            week={{ ...data, lessons: data.lessons.filter((lesson) => nameOf(by, lesson) === name) }}
            by={by}
          />
        </section>
      ))}
    </PrintSheet>
  );
}

const nameOf = (by: View, { division, teacher, schoolRoom }: LessonWire) =>
  ({ division, teacher, schoolRoom })[by];

function WeekTable({ week, by }: { readonly week: TimetableWeek; readonly by: View }) {
  const days = shownDays(week);
  const starts = [...new Set(week.lessons.map((lesson) => lesson.starts))].toSorted();
  const facts = (lesson: LessonWire) =>
    [
      by !== 'division' && lesson.division,
      by !== 'teacher' && lesson.teacher,
      by !== 'schoolRoom' && lesson.schoolRoom,
      lesson.state !== 'usual' && messages.states[lesson.state],
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{editorMessages.fields.period}</th>
          {days.map((day) => (
            <th key={day} scope="col">
              {dayText(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {starts.map((time) => (
          <tr key={time}>
            <th scope="row">
              <bdi>{time}</bdi>
            </th>
            {days.map((day) => (
              <td key={day}>
                {lessonsOf(week, day)
                  .filter((lesson) => lesson.starts === time)
                  .map((lesson) => (
                    <p key={`${lesson.entryId} ${lesson.state}`}>
                      <strong>
                        <bdi>{lesson.subject}</bdi>
                      </strong>
                      <br />
                      <bdi>{facts(lesson)}</bdi>
                    </p>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
