import CalendarDays from 'lucide-react/icons/calendar-days';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { boxed, control } from './control.recipe.ts';
import type { DateFieldTexts } from './date-field.types.ts';
import { parseDay } from './date-text.ts';
import { Field, type FieldTexts } from './Field.tsx';

export interface DateFieldProps extends FieldTexts {
  /** `YYYY-MM-DD`, or '' for none. */
  readonly value: string;
  /**
   * Called with a real day or ''. A typed day before `min` is passed on, since the form's rule answers it and sets it
   * back [VN-24, VN-28]; the calendar does not offer it [VN-23].
   */
  readonly onChange: (value: string) => void;
  /** `YYYY-MM-DD`. The calendar offers no earlier day. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** BCP 47, for month and weekday names. */
  readonly locale: string;
  /** IANA; decides which day is today. */
  readonly timeZone: string;
  readonly texts: DateFieldTexts;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly name?: string;
}

const loadPopup = () => import('./DatePopup.tsx').then((module) => ({ default: module.DatePopup }));
const DatePopup = lazy(loadPopup);

/** [NF-10, CO-31] A day, typed or picked; format Y-m-d, weeks start on Sunday. The calendar's code loads on demand. */
export function DateField({
  value,
  onChange,
  min,
  max,
  locale,
  timeZone,
  texts,
  disabled = false,
  readOnly = false,
  name,
  ...field
}: DateFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const box = boxed();
  const id = useId();
  const ids = { control: `${id}control`, trigger: `${id}trigger` };
  const [open, setOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const toggle = () => {
    setIsWanted(true);
    setOpen(!open);
  };

  const set = (next: string) => {
    setDraft(undefined);
    setWrong(false);
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    if (text === parseDay(text)) return set(text);
    setDraft(text);
    setWrong(false);
    if (text.trim() === '' && value !== '') onChange('');
  };
  const settle = () => {
    if (draft === undefined) return;
    const day = draft.trim() === '' ? '' : parseDay(draft);
    if (day !== undefined) return set(day);
    setDraft(undefined);
    setWrong(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };

  return (
    <Field {...field} error={field.error ?? (wrong ? texts.invalid : undefined)}>
      {(fieldControl) => (
        <>
          <div id={ids.control} className={box.box}>
            <input
              {...fieldControl}
              ref={input}
              name={name}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder={texts.placeholder}
              disabled={disabled}
              readOnly={readOnly}
              value={draft ?? value}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={settle}
              onKeyDown={onKeyDown}
              className={control({ room: 'two' })}
            />
            <div className={box.buttons}>
              {value !== '' && !disabled && !readOnly && (
                <button
                  type="button"
                  className={box.button}
                  aria-label={texts.clear}
                  onClick={() => {
                    set('');
                    input.current?.focus();
                  }}
                >
                  <X />
                </button>
              )}
              {!readOnly && (
                <button
                  type="button"
                  id={ids.trigger}
                  className={box.button}
                  aria-label={open ? texts.close : texts.open}
                  aria-haspopup="dialog"
                  aria-expanded={open}
                  disabled={disabled}
                  onPointerEnter={() => void loadPopup()}
                  onFocus={() => void loadPopup()}
                  onClick={toggle}
                >
                  <CalendarDays />
                </button>
              )}
            </div>
          </div>
          {isWanted && (
            <Suspense>
              <DatePopup
                ids={ids}
                open={open}
                onOpenChange={setOpen}
                value={value}
                onChange={set}
                min={min}
                max={max}
                locale={locale}
                timeZone={timeZone}
                texts={texts}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}
