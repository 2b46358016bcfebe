import { monthOf, type ShownMonth } from '#contract/notices/month.rules.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { monthMessages as messages } from './messages.en.ts';
import { monthText } from './month-text.ts';

interface MonthEmptyProps {
  readonly shown: ShownMonth;
  readonly today: string;
  /** [DS-11, DS-12] For an empty list whose month is not the reason. */
  readonly title: string;
  readonly onMonth: (month: ShownMonth) => void;
}

export function MonthEmpty({ shown, today, title, onMonth }: MonthEmptyProps) {
  return (
    <EmptyState
      title={emptyTitle(shown, today, title)}
      text={emptyText(shown, today)}
      action={<MonthWayOut shown={shown} today={today} onMonth={onMonth} />}
    />
  );
}

export function emptyTitle(shown: ShownMonth, today: string, title: string): string {
  return shown === 'all' || shown === monthOf(today) ? title : messages.empty(monthText(shown));
}

export function emptyText(shown: ShownMonth, today: string): string | undefined {
  return shown === monthOf(today) ? messages.only(monthText(shown)) : undefined;
}

export function MonthWayOut({ shown, today, onMonth }: Omit<MonthEmptyProps, 'title'>) {
  if (shown === 'all') return null;
  const current = monthOf(today);
  return shown === current ? (
    <Button onClick={() => onMonth('all')}>{messages.showAll}</Button>
  ) : (
    <Button onClick={() => onMonth(current)}>{messages.goToCurrent}</Button>
  );
}
