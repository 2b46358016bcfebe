import { monthOf, monthsBeside, type ShownMonth } from '#contract/notices/month.rules.ts';
import { Button } from '#src/ui/Button.tsx';
import { PeriodBar } from '#src/ui/PeriodBar.tsx';
import { monthMessages as messages } from './messages.en.ts';
import { monthText } from './month-text.ts';

export interface MonthBarProps {
  readonly shown: ShownMonth;
  /** In the school's zone. */
  readonly today: string;
  readonly onMonth: (month: ShownMonth) => void;
}

/** [ST-02, QC-33, QU-48] The month of sharing, its neighbours, and all months. */
export function MonthBar({ shown, today, onMonth }: MonthBarProps) {
  const { previous, next } = monthsBeside(shown, today);
  const current = monthOf(today);
  return (
    <PeriodBar
      label={messages.group}
      text={monthText(shown)}
      texts={messages}
      onPrevious={previous === null ? undefined : () => onMonth(previous)}
      onNext={next === null ? undefined : () => onMonth(next)}
    >
      {shown !== current && (
        <Button variant="quiet" size="sm" onClick={() => onMonth(current)}>
          {messages.current}
        </Button>
      )}
      {shown !== 'all' && (
        <Button variant="quiet" size="sm" onClick={() => onMonth('all')}>
          {messages.all}
        </Button>
      )}
    </PeriodBar>
  );
}
