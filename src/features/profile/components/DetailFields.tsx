import { mobileRuleFor } from '#contract/profile/mobile.rules.ts';
import { genders } from '#contract/profile/profile.rules.ts';
import { type ProfileField, profileFields } from '#contract/profile/profile-rights.rules.ts';
import type { ProfileEvent } from '#machines/profile/profile/profile.types.ts';
import type { FieldFault, ProfileView } from '#machines/profile/profile/profile.view.ts';
import { useAfterPress } from '#src/lib/use-after-press.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { messages } from '../messages.en.ts';
import { twoColumns } from './layout.ts';

interface DetailFieldsProps {
  readonly view: ProfileView;
  readonly timeZone: string;
  readonly send: (event: ProfileEvent) => void;
}

const required: readonly ProfileField[] = ['firstName', 'mobile', 'email', 'gender'];

/** Hints for browsers and on-screen keyboards. */
const kinds = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  mobile: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', dir: 'ltr' },
  alternateContact: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
} as const;

/** [ST-33, ST-37] Fields that the person may edit. */
export function DetailFields({ view, timeZone, send }: DetailFieldsProps) {
  const errorOf = (field: ProfileField) => {
    const fault = view.faults[field];
    return fault && textOf(fault, timeZone);
  };
  const afterPress = useAfterPress();
  const isBusy = view.work === 'saving';
  return (
    <div className={twoColumns}>
      {profileFields
        .filter((field) => view.rights.fields.includes(field))
        .map((field) => {
          const shared = {
            label: messages.fields[field],
            value: view.values[field],
            error: errorOf(field),
            required: required.includes(field),
            onChange: (text: string) => send({ type: 'field.change', field, text }),
          };
          return field === 'gender' ? (
            <RadioGroup
              key={field}
              {...shared}
              layout="row"
              disabled={isBusy}
              options={genders.map((value) => ({ value, label: messages.genders[value] }))}
            />
          ) : (
            <TextField
              key={field}
              {...shared}
              {...kinds[field]}
              name={field}
              readOnly={isBusy}
              onBlur={() => afterPress(() => send({ type: 'field.leave', field }))}
            />
          );
        })}
    </div>
  );
}

function textOf(fault: FieldFault, timeZone: string): string {
  if ('text' in fault) return fault.text;
  return fault.code === 'mobile_digits'
    ? messages.mobileDigits(mobileRuleFor(timeZone).digits)
    : messages.problems[fault.code];
}
