import { DatePicker, useDatePickerContext } from '@ark-ui/react/date-picker';
import { useLocaleContext } from '@ark-ui/react/locale';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { iconButton } from './button.recipe.ts';
import { dateField } from './date-field.recipe.ts';

export function DateCalendar() {
  return (
    <>
      <DatePicker.View view="day">
        <Head />
        <Days />
      </DatePicker.View>
      <DatePicker.View view="month">
        <Head />
        <Months />
      </DatePicker.View>
    </>
  );
}

function Head() {
  const { dir } = useLocaleContext();
  const styles = dateField();
  const small = iconButton({ size: 'sm' });
  const [Back, Forward] = dir === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <DatePicker.ViewControl className={styles.head}>
      <DatePicker.PrevTrigger className={small}>
        <Back />
      </DatePicker.PrevTrigger>
      <DatePicker.ViewTrigger className={styles.heading}>
        <DatePicker.RangeText />
      </DatePicker.ViewTrigger>
      <DatePicker.NextTrigger className={small}>
        <Forward />
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  );
}

function Days() {
  const calendar = useDatePickerContext();
  const styles = dateField();
  return (
    <DatePicker.Table className={styles.table}>
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {calendar.weekDays.map((day) => (
            <DatePicker.TableHeader key={day.long} className={styles.weekday} aria-label={day.long}>
              {day.narrow}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {calendar.weeks.map((week) => (
          <DatePicker.TableRow key={week[0]?.toString()}>
            {week.map((day) => (
              <DatePicker.TableCell key={day.toString()} value={day}>
                <DatePicker.TableCellTrigger className={styles.day}>{day.day}</DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}

function Months() {
  const calendar = useDatePickerContext();
  const styles = dateField();
  return (
    <DatePicker.Table columns={3} className={styles.table}>
      <DatePicker.TableBody>
        {calendar.getMonthsGrid({ columns: 3, format: 'short' }).map((months) => (
          <DatePicker.TableRow key={months[0]?.value}>
            {months.map((month) => (
              <DatePicker.TableCell key={month.value} value={month.value}>
                <DatePicker.TableCellTrigger className={styles.day}>
                  {month.label}
                </DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}
