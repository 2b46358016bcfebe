import { DateField } from '#src/ui/DateField.tsx';
import type { FieldTexts } from '#src/ui/Field.tsx';
import { ownZone } from '../days.ts';
import { currentLocale } from '../words/language.ts';
import { formMessages as messages } from './messages.en.ts';

export interface FormDateFieldProps extends FieldTexts {
  /** `YYYY-MM-DD`, or '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** With text that is no day: see `DateField`. */
  readonly onUnread?: (text: string) => void;
  readonly onBlur?: () => void;
  readonly min?: string;
  readonly max?: string;
  /** Decides which day is today; left out: the reader's zone. */
  readonly timeZone?: string;
}

/** A day in a form: `<FormDateField {...form.day('licenceUntil')} />`. */
export function FormDateField({ onBlur: _left, timeZone, ...field }: FormDateFieldProps) {
  const zone = timeZone ?? ownZone();
  return <DateField {...field} locale={currentLocale()} timeZone={zone} texts={messages.day} />;
}
