import { addDays } from '#contract/core/days.ts';
import type { TimetableWeek } from '#contract/timetable/week.wire.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { PeriodBar } from '#src/ui/PeriodBar.tsx';
import { messages } from './messages.en.ts';
import { dayText } from './week-days.ts';

interface WeekBarProps {
  readonly week: TimetableWeek;
  readonly onDay: (day: string) => void;
}

export function WeekBar({ week, onDay }: WeekBarProps) {
  const { from, to, today, hasWeeks } = week;
  return (
    <PeriodBar
      label={messages.week}
      text={`${dayText(from, 'short')} – ${dayText(to)}`}
      texts={{ previous: messages.previousWeek, next: messages.nextWeek }}
      onPrevious={() => onDay(addDays(from, -7))}
      onNext={() => onDay(addDays(from, 7))}
    >
      {hasWeeks && <Badge tone="neutral">{messages.weekLetter[week.week]}</Badge>}
      {(today < from || today > to) && (
        <Button size="sm" onClick={() => onDay('')}>
          {messages.thisWeek}
        </Button>
      )}
    </PeriodBar>
  );
}
