import { takesTime } from '#contract/timetable/timetable.rules.ts';
import type { LessonWire, TimetableWeek } from '#contract/timetable/week.wire.ts';
import { useNow } from '#src/lib/use-now.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useIsWide } from '#src/ui/use-is-wide.ts';
import { DayTabs } from './DayTabs.tsx';
import { LessonCard } from './LessonCard.tsx';
import { messages } from './messages.en.ts';
import { WeekBar } from './WeekBar.tsx';
import { WeekColumns } from './WeekColumns.tsx';

interface WeekOfLessonsProps {
  readonly week: TimetableWeek;
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly without: 'teacher' | 'division';
}

/** Columns where there is room; on a phone day by day. */

export function WeekOfLessons({ week, day, onDay, without }: WeekOfLessonsProps) {
  const isWide = useIsWide();
  const now = useNow();
  const isNow = (lesson: LessonWire) => takesTime(lesson) && lesson.startsAt <= now && now < lesson.endsAt;
  const card = (lesson: LessonWire) => <LessonCard lesson={lesson} without={without} isNow={isNow(lesson)} />;
  return (
    <Stack>
      <WeekBar week={week} onDay={onDay} />
      {week.lessons.length === 0 && week.holidays.length === 0 ? (
        <EmptyState title={messages.noSessions} />
      ) : isWide ? (
        <WeekColumns week={week} card={card} />
      ) : (
        <DayTabs week={week} day={day} onDay={onDay} card={card} />
      )}
    </Stack>
  );
}
