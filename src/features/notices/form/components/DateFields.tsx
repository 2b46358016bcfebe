import { DateField } from '#src/ui/DateField.tsx';
import { hintStyle } from '#src/ui/Field.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { useForm, useFormView } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';
import { FieldArea, useFieldError } from './FieldArea.tsx';
import { pair } from './layout.ts';

/** [NF-10, NF-11, VN-23…28] The share day and the due day. */
export function DateFields() {
  const { send } = useForm();
  const isMandatory = useFormView((view) => view.dueDateMandatory);
  const isLocked = useFormView((view) => view.isLocked);
  // [EN-11] The central office's form has no such option.
  const isOffice = useFormView((view) => view.office !== null);
  return (
    <Stack gap="3">
      <div className={pair}>
        <NoticeDate field="shareDate" label={messages.shareDate} isRequired={isMandatory} />
        <NoticeDate field="dueDate" label={messages.dueDate} isRequired={isMandatory} />
      </div>
      {!isOffice && (
        <Switch
          label={messages.dueDateMandatory}
          checked={isMandatory}
          disabled={isLocked}
          onChange={(on) => send({ type: 'edit.due_date_mandatory', on })}
        />
      )}
    </Stack>
  );
}

interface NoticeDateProps {
  readonly field: 'shareDate' | 'dueDate';
  readonly label: string;
  readonly isRequired: boolean;
}

const eventOf = { shareDate: 'edit.share_date', dueDate: 'edit.due_date' } as const;

function NoticeDate({ field, label, isRequired }: NoticeDateProps) {
  const { send, person } = useForm();
  const day = useFormView((view) => view[field]);
  const note = useFormView((view) => view.dateNotes[field]);
  const earliest = useFormView((view) => view.earliestDay);
  const isLocked = useFormView((view) => view.isLocked);
  return (
    <FieldArea field={field}>
      <DateField
        label={label}
        required={isRequired}
        error={useFieldError(field)}
        name={field}
        value={day}
        min={earliest}
        locale={document.documentElement.lang || 'en'}
        timeZone={person.school.timeZone}
        texts={messages.date}
        disabled={isLocked}
        onChange={(next) => send({ type: eventOf[field], day: next })}
      />
      <output className={hintStyle}>{note && `${messages.errors[note]} ${messages.dateSetTo(day)}`}</output>
    </FieldArea>
  );
}
