import CalendarDays from 'lucide-react/icons/calendar-days';
import X from 'lucide-react/icons/x';
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
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
  /**
   * Called with text that is no day, once the field is left; the field says so and keeps the text. A form takes it as the
   * value, so that its rules refuse it; `value` may be such text then. Left out: the last day stays.
   */
  readonly onUnread?: ((text: string) => void) | undefined;
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

/** What was typed and is not a day so far. It gives way to any other value than those. */
interface Draft {
  readonly text: string;
  readonly over: readonly string[];
  readonly isWrong: boolean;
}

/** [NF-10, CO-31] A day, typed or picked; format Y-m-d, weeks start on Sunday. The calendar's code loads on demand. */
export function DateField({
  value,
  onChange,
  onUnread,
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
  const [kept, setKept] = useState<Draft>();
  const draft = kept?.over.includes(value) ? kept : undefined;
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
    setKept(undefined);
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    if (text === parseDay(text, locale)) return set(text);
    const isEmpty = text.trim() === '';
    setKept({ text, over: isEmpty ? [value, ''] : [value], isWrong: false });
    if (isEmpty && value !== '') onChange('');
  };
  /** False: what stands here is no day. */
  const settle = (): boolean => {
    if (draft === undefined) return true;
    const day = draft.text.trim() === '' ? '' : parseDay(draft.text, locale);
    if (day !== undefined) {
      set(day);
      return true;
    }
    setKept({ text: draft.text, over: [value, draft.text], isWrong: true });
    if (draft.text !== value) onUnread?.(draft.text);
    return false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };
  // Before the form's own listener, whose rules may know the last day alone.
  const stopSubmit = useEffectEvent((event: Event) => {
    if (settle()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    input.current?.focus();
  });
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('submit', stopSubmit, { capture: true });
    return () => form?.removeEventListener('submit', stopSubmit, { capture: true });
  }, []);

  return (
    <Field {...field} error={draft?.isWrong ? texts.invalid : field.error}>
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
              value={draft?.text ?? value}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={settle}
              onKeyDown={onKeyDown}
              className={control({ room: 'two' })}
            />
            <div className={box.buttons}>
              {(draft?.text ?? value) !== '' && !disabled && !readOnly && (
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
                value={parseDay(value, locale) ?? ''}
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
