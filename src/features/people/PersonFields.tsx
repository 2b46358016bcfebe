import { mobileRuleFor } from '#contract/profile/mobile.rules.ts';
import { genders } from '#contract/profile/profile.rules.ts';
import type { Form } from '#src/lib/form/use-form.ts';
import { PictureField } from '#src/lib/picture/PictureField.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { twoColumns } from './layout.ts';
import { peopleMessages as messages } from './messages.en.ts';

export interface SharedValues {
  readonly user_id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: string;
  readonly mobile: string;
  readonly alternate_contact: string;
  readonly email_id: string;
  /** See `picture-shelf.ts`. */
  readonly picture: string;
}

export const blankShared: SharedValues = {
  user_id: '',
  firstName: '',
  lastName: '',
  gender: '',
  mobile: '',
  alternate_contact: '',
  email_id: '',
  picture: '',
};

export const issueTextsFor = (timeZone: string) => ({
  ...messages.issues,
  mobile_digits: messages.mobileDigits(mobileRuleFor(timeZone).digits),
});

type Binders<Values extends object> = Pick<Form<Values>, 'text' | 'choice' | 'values' | 'set'>;

interface NameFieldsProps {
  readonly form: Binders<SharedValues>;
  /** The address of the stored picture; '' for none. */
  readonly picture: string;
  /** A free login name for a new person. */
  readonly free?: string;
}

/** [VP-23, VP-27, VP-28, CO-43] */
export function NameFields({ form, picture, free }: NameFieldsProps) {
  const { values } = form;
  const hint = free === undefined ? messages.hints.user_id : messages.hints.free(free);
  return (
    <>
      <PictureField
        name={`${values.firstName} ${values.lastName}`}
        stored={picture}
        value={values.picture}
        onChange={(value) => form.set('picture', value)}
      />
      <div className={twoColumns}>
        <TextField {...form.text('firstName')} autoComplete="off" />
        <TextField {...form.text('lastName')} autoComplete="off" />
        <TextField
          {...form.text('user_id')}
          hint={hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
        <RadioGroup
          {...form.choice(
            'gender',
            genders.map((value) => ({ value, label: messages.genders[value] })),
          )}
          layout="row"
        />
      </div>
    </>
  );
}

export interface ContactValues {
  readonly mobile: string;
  readonly alternate_contact: string;
  readonly email_id: string;
}

/** [VP-24, VP-25, VP-26] */
export function ContactFields({ form }: { readonly form: Pick<Form<ContactValues>, 'text'> }) {
  return (
    <div className={twoColumns}>
      <TextField {...form.text('mobile')} type="tel" inputMode="tel" autoComplete="off" dir="ltr" />
      <TextField
        {...form.text('alternate_contact')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        dir="ltr"
      />
      <TextField {...form.text('email_id')} type="email" autoComplete="off" dir="ltr" />
    </div>
  );
}
