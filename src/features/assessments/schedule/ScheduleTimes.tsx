import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import type { Form } from '#src/lib/form/use-form.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { editorMessages as texts } from './editor-messages.en.ts';
import { scheduleMessages as messages } from './schedule-messages.en.ts';
import type { ScheduleValues } from './schedule-values.ts';

const pair = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  width: 'full',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) minmax(0, 1fr)]' },
});
/** A day needs more room than a time. */
const moments = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  width: 'full',
  gridTemplateColumns: '[minmax(0, 3fr) minmax(0, 2fr)]',
});
const three = css({
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(3, minmax(0, 1fr))]' },
});

interface ScheduleTimesProps {
  readonly form: Form<ScheduleValues>;
  readonly zone: string;
  /** The fixed opening after a student started; null: it can still be chosen. */
  readonly opensAt: number | null;
}

export function ScheduleTimes({ form, zone, opensAt }: ScheduleTimesProps) {
  const moment = (
    label: string,
    day: 'assessment_date' | 'last_start_date' | 'end_date',
    time: 'start_time' | 'last_start_time' | 'end_time',
  ) => (
    <FieldGroup label={label}>
      <div className={moments}>
        <FormDateField {...form.day(day)} label={texts.day} timeZone={zone} />
        <TextField {...form.text(time)} label={texts.time} type="time" />
      </div>
    </FieldGroup>
  );
  return (
    <Stack>
      <p className={css({ textStyle: 'small', color: 'text.muted' })}>{messages.zone(zone)}</p>
      <div className={three}>
        {opensAt === null ? (
          moment(messages.opens, 'assessment_date', 'start_time')
        ) : (
          <FixedFact label={messages.opens} value={formatMoment(opensAt, zone)} />
        )}
        {moment(messages.lastStart, 'last_start_date', 'last_start_time')}
        {moment(messages.closes, 'end_date', 'end_time')}
      </div>
      <div className={pair}>
        <TextField {...form.text('minutes')} inputMode="numeric" maxLength={3} />
        <TextField {...form.text('attempts')} inputMode="numeric" maxLength={2} />
      </div>
    </Stack>
  );
}

/** A fact that can no longer be changed. */
export function FixedFact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <FieldGroup label={label} hint={texts.fixed}>
      <p dir="auto">{value}</p>
    </FieldGroup>
  );
}
