import { useState } from 'react';
import { Checkbox } from '../Checkbox.tsx';
import { FieldGroup } from '../FieldGroup.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { Switch } from '../Switch.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { Grid } from './KitSection.tsx';

const texts = {
  title: 'Title',
  titleHint: 'What pupils see first in their list.',
  titleError: 'Notice title is required',
  locked: 'School',
  lockedValue: 'Green Valley School',
  code: 'School code',
  codeValue: 'GVS-2041',
  long: 'What the pupils of all divisions are to bring along on the day of the exhibition',
  longValue: 'https://example.org/a/very/long/address/that/does/not/fit/into/its/field?section=science',
  hindi: 'शीर्षक',
  hindiValue: 'विज्ञान प्रदर्शनी शुक्रवार को है',
  urdu: 'عنوان',
  urduValue: 'سائنس کی نمائش جمعہ کو ہے',
  description: 'Description',
  descriptionHint: 'Two or three sentences are enough.',
  descriptionError: 'The description is too long.',
  password: 'Password',
  passwordHint: 'At least 8 letters or digits.',
  passwordError: 'Current password is incorrect.',
  show: 'Show password',
  hide: 'Hide password',
  audience: 'Share with',
  audienceHint: 'At least one of them.',
  students: 'Students',
  faculty: 'Faculty',
  everybody: 'Everybody',
  audienceError: 'Please select Notice for student/faculty.',
  disabled: 'Disabled',
  settings: 'Settings',
  email: 'Notify by email',
  emailHint: 'Parents get a copy.',
  mandatory: 'Due date is mandatory',
  terms: 'I have read the rules of the computer room and explained them to the pupils of my class',
} as const;

const limitText = (used: number, max: number) => `${used} of ${max} characters`;
const toggle = { show: texts.show, hide: texts.hide };
const nothing = () => undefined;

export function KitTextFields() {
  const [title, setTitle] = useState('');
  const [long, setLong] = useState<string>(texts.longValue);
  const [hindi, setHindi] = useState<string>(texts.hindiValue);
  const [urdu, setUrdu] = useState<string>(texts.urduValue);
  const [description, setDescription] = useState('Bring your project folder on Friday.');
  const [essay, setEssay] = useState(
    'Bring your project folder, a ruler and your good mood on Friday morning.',
  );
  const [password, setPassword] = useState('banyan-tree');
  return (
    <Grid>
      <TextField label={texts.title} hint={texts.titleHint} required value={title} onChange={setTitle} />
      <TextField label={texts.title} error={texts.titleError} required value={title} onChange={setTitle} />
      <TextField label={texts.locked} value={texts.lockedValue} onChange={nothing} disabled />
      <TextField label={texts.code} value={texts.codeValue} onChange={nothing} readOnly />
      <TextField label={texts.long} value={long} onChange={setLong} />
      <TextField label={texts.hindi} value={hindi} onChange={setHindi} lang="hi" />
      <TextField label={texts.urdu} value={urdu} onChange={setUrdu} lang="ur" dir="auto" />
      <PasswordField
        label={texts.password}
        hint={texts.passwordHint}
        required
        value={password}
        onChange={setPassword}
        autoComplete="off"
        texts={toggle}
      />
      <PasswordField
        label={texts.password}
        error={texts.passwordError}
        value={password}
        onChange={setPassword}
        autoComplete="off"
        texts={toggle}
      />
      <PasswordField label={texts.password} disabled value="secret" onChange={nothing} texts={toggle} />
      <TextArea
        label={texts.description}
        hint={texts.descriptionHint}
        required
        value={description}
        onChange={setDescription}
        limit={{ max: 60, text: limitText }}
      />
      <TextArea
        label={texts.description}
        error={essay.length > 60 ? texts.descriptionError : undefined}
        value={essay}
        onChange={setEssay}
        limit={{ max: 60, text: limitText }}
      />
      <TextArea label={texts.description} disabled value={texts.hindiValue} onChange={nothing} />
      <TextArea label={texts.description} readOnly value={texts.urduValue} dir="auto" onChange={nothing} />
    </Grid>
  );
}

export function KitGroups() {
  const [chosen, setChosen] = useState({
    students: true,
    faculty: false,
    email: true,
    mandatory: false,
    terms: false,
  });
  const set = (key: keyof typeof chosen) => (value: boolean) => setChosen({ ...chosen, [key]: value });
  return (
    <Grid>
      <FieldGroup
        label={texts.audience}
        hint={texts.audienceHint}
        required
        error={chosen.students || chosen.faculty ? undefined : texts.audienceError}
      >
        <Checkbox
          label={texts.everybody}
          checked={chosen.students && chosen.faculty}
          indeterminate={chosen.students !== chosen.faculty}
          onChange={(value) => setChosen({ ...chosen, students: value, faculty: value })}
        />
        <Checkbox label={texts.students} checked={chosen.students} onChange={set('students')} />
        <Checkbox label={texts.faculty} checked={chosen.faculty} onChange={set('faculty')} />
        <Checkbox label={texts.disabled} checked disabled onChange={nothing} />
      </FieldGroup>
      <FieldGroup label={texts.audience} required error={texts.audienceError}>
        <Checkbox label={texts.students} checked={false} aria-invalid onChange={nothing} />
        <Checkbox label={texts.faculty} checked={false} aria-invalid onChange={nothing} />
      </FieldGroup>
      <FieldGroup label={texts.settings} layout="column">
        <Switch label={texts.email} hint={texts.emailHint} checked={chosen.email} onChange={set('email')} />
        <Switch label={texts.mandatory} checked={chosen.mandatory} onChange={set('mandatory')} />
        <Switch label={texts.disabled} checked={false} disabled onChange={nothing} />
        <Switch label={texts.disabled} checked disabled onChange={nothing} />
      </FieldGroup>
      <Checkbox label={texts.terms} checked={chosen.terms} onChange={set('terms')} />
    </Grid>
  );
}
