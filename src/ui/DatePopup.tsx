import { DatePicker, parseDate, useDatePicker } from '@ark-ui/react/date-picker';
import { useEffect, useEffectEvent } from 'react';
import { DateCalendar } from './DateCalendar.tsx';
import { dateField } from './date-field.recipe.ts';
import type { DateFieldTexts } from './date-field.types.ts';

export interface DatePopupProps {
  /** The popup stands under `control` and returns the focus to `trigger`. */
  readonly ids: { readonly control: string; readonly trigger: string };
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly locale: string;
  readonly timeZone: string;
  readonly texts: DateFieldTexts;
}

const dayOf = (value: string | undefined) => (value ? parseDate(value) : undefined);

export function DatePopup({ ids, open, onOpenChange, value, onChange, texts, ...calendar }: DatePopupProps) {
  const styles = dateField();
  const selected = dayOf(value);
  const picker = useDatePicker({
    ids,
    onOpenChange: (change) => onOpenChange(change.open),
    value: selected === undefined ? [] : [selected],
    onValueChange: (details) => onChange(details.valueAsString[0] ?? ''),
    format: (day) => day.toString(),
    min: dayOf(calendar.min),
    max: dayOf(calendar.max),
    locale: calendar.locale,
    timeZone: calendar.timeZone,
    startOfWeek: 0,
    maxView: 'month',
    fixedWeeks: true,
    positioning: { strategy: 'fixed', placement: 'bottom-start', gutter: 4 },
    translations: {
      trigger: (isOpen) => (isOpen ? texts.close : texts.open),
      clearTrigger: texts.clear,
      prevTrigger: () => texts.previous,
      nextTrigger: () => texts.next,
      viewTrigger: () => texts.switchView,
      dayCell: (cell) => cell.valueText,
      content: texts.open,
    },
  });
  // The picker owns its open state, because it moves the focus when that changes.
  const follow = useEffectEvent((wanted: boolean) => {
    if (picker.open !== wanted) picker.setOpen(wanted);
  });
  useEffect(() => follow(open), [open]);
  return (
    <DatePicker.RootProvider value={picker} lazyMount unmountOnExit>
      <DatePicker.Positioner className={styles.positioner}>
        <DatePicker.Content className={styles.panel}>
          <DateCalendar />
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.RootProvider>
  );
}
