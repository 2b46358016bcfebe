import CalendarClock from 'lucide-react/icons/calendar-clock';
import { formatDate } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const quiet = css({ textStyle: 'small', color: 'text.muted' });

/** [EN-20] The due day of a project. */
export function Due({
  day,
  today,
  isDone,
}: {
  readonly day: string;
  readonly today: string;
  readonly isDone: boolean;
}) {
  if (day === '') return null;
  const shown = formatDate(day, 'short');
  const isLate = day < today && !isDone;
  return (
    <Badge tone={isLate ? 'danger' : 'neutral'} icon={<CalendarClock />}>
      {isLate ? messages.late(shown) : messages.due(shown)}
    </Badge>
  );
}

interface DoneProps {
  readonly title: string;
  readonly done: number;
  readonly shared: number;
}

export function Done({ title, done, shared }: DoneProps) {
  if (shared === 0) return <p className={quiet}>{messages.noneShared}</p>;
  const text = messages.progress(done, shared);
  return (
    <Stack gap="1">
      <p className={quiet}>{text}</p>
      <ProgressBar
        label={messages.progressOf(title)}
        value={(100 * done) / shared}
        valueText={text}
        tone={done === shared ? 'success' : 'brand'}
      />
    </Stack>
  );
}
