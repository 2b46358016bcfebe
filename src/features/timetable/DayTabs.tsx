import type { ReactNode } from 'react';
import { weekdayOf } from '#contract/timetable/timetable.rules.ts';
import type { LessonWire, TimetableWeek } from '#contract/timetable/week.wire.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';
import { DayLessons } from './WeekColumns.tsx';
import { dayText, shownDays } from './week-days.ts';

const panel = css({ display: 'grid', gap: '2', paddingBlockStart: '3' });

interface DayTabsProps {
  readonly week: TimetableWeek;
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly card: (lesson: LessonWire) => ReactNode;
  readonly below?: (day: string) => ReactNode;
}

/** For phones: one day of the week at a time. */
export function DayTabs({ week, day, onDay, card, below }: DayTabsProps) {
  const days = shownDays(week);
  const wanted = day === '' ? week.today : day;
  const shown =
    days.find((each) => each === wanted) ?? days.find((each) => weekdayOf(each) === 1) ?? week.from;
  return (
    <Tabs
      label={messages.day}
      value={shown}
      onChange={onDay}
      items={days.map((each) => ({
        value: each,
        label: dayText(each, 'short'),
        content: (
          <div className={panel}>
            <DayLessons week={week} day={each} card={card} />
            {below?.(each)}
          </div>
        ),
      }))}
    />
  );
}
