import Bell from 'lucide-react/icons/bell';
import Plus from 'lucide-react/icons/plus';
import SquarePen from 'lucide-react/icons/square-pen';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../Button.tsx';
import { button } from '../button.recipe.ts';
import { Checkbox } from '../Checkbox.tsx';
import { FieldGroup } from '../FieldGroup.tsx';
import { IconButton } from '../IconButton.tsx';
import { MultiSelect } from '../MultiSelect.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Switch } from '../Switch.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { Grid, KitSection, Row } from './KitSection.tsx';
import { dateTexts, gradeTexts, schoolTexts, sections } from './kit-texts.ts';

const DateField = lazy(async () => ({ default: (await import('../DateField.tsx')).DateField }));

const texts = {
  primary: 'Save notice',
  secondary: 'Preview',
  quiet: 'Cancel',
  danger: 'Delete',
  small: 'Small',
  large: 'Log in',
  link: 'A link in button dress',
  disabled: 'Disabled',
  busy: 'Saving',
  add: 'Add notice',
  edit: 'Edit notice',
  remove: 'Delete notice',
  bell: '3 unread notifications',
  title: 'Title',
  titleHint: 'What pupils see first in their list.',
  titleError: 'Notice title is required',
  locked: 'School',
  lockedValue: 'Green Valley School',
  description: 'Description',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  audience: 'Share with',
  students: 'Students',
  faculty: 'Faculty',
  everybody: 'Everybody',
  audienceError: 'Please select Notice for student/faculty.',
  email: 'Notify by email',
  emailHint: 'Parents get a copy.',
  mandatory: 'Due date is mandatory',
  grade: 'Grade',
  division: 'Division',
  school: 'School',
  gradeError: 'Please Select Grade',
  share: 'Share date',
  due: 'Due date',
  dueError: 'Due Date cannot be earlier than Share Date.',
  loading: 'Loading',
} as const;

const limitText = (used: number, max: number) => `${used} of ${max} characters`;

const grades = Array.from({ length: 10 }, (_, index) => ({
  value: `g${index + 1}`,
  label: `Grade ${index + 1}`,
}));
const schools = Array.from({ length: 500 }, (_, index) => ({
  value: `s${index + 1}`,
  label: `Public School No. ${index + 1}, ${['Pune', 'Nagpur', 'Lucknow', 'Kochi'][index % 4] ?? ''}`,
}));

export function KitActions() {
  const [busy, setBusy] = useState(false);
  return (
    <KitSection title={sections.actions}>
      <Row>
        <Button variant="primary" icon={<Plus />}>
          {texts.primary}
        </Button>
        <Button>{texts.secondary}</Button>
        <Button variant="quiet">{texts.quiet}</Button>
        <Button variant="danger">{texts.danger}</Button>
        <Button variant="primary" disabled>
          {texts.disabled}
        </Button>
        <Button variant="primary" busy={!busy} onClick={() => setBusy(!busy)}>
          {texts.busy}
        </Button>
        <Button size="sm">{texts.small}</Button>
        <Button size="lg" variant="primary">
          {texts.large}
        </Button>
        <a href="#main" className={button({ variant: 'secondary' })}>
          {texts.link}
        </a>
      </Row>
      <Row>
        <IconButton label={texts.edit} icon={<SquarePen />} />
        <IconButton label={texts.remove} icon={<Trash2 />} variant="danger" />
        <IconButton label={texts.add} icon={<Plus />} variant="outlined" />
        <IconButton label={texts.bell} icon={<Bell />} count={3} />
        <IconButton label={texts.edit} icon={<SquarePen />} disabled />
      </Row>
    </KitSection>
  );
}

export function KitFields() {
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('Bring your project folder on Friday.');
  const [password, setPassword] = useState('banyan-tree');
  const [chosen, setChosen] = useState({ students: true, faculty: false, email: true, mandatory: false });
  const set = (key: keyof typeof chosen) => (value: boolean) => setChosen({ ...chosen, [key]: value });
  return (
    <KitSection title={sections.fields}>
      <Grid>
        <TextField label={texts.title} hint={texts.titleHint} required value={title} onChange={setTitle} />
        <TextField label={texts.title} error={texts.titleError} required value={title} onChange={setTitle} />
        <TextField label={texts.locked} value={texts.lockedValue} onChange={setTitle} disabled />
        <PasswordField
          label={texts.password}
          value={password}
          onChange={setPassword}
          autoComplete="off"
          texts={{ show: texts.show, hide: texts.hide }}
        />
        <TextArea
          label={texts.description}
          required
          value={description}
          onChange={setDescription}
          limit={{ max: 60, text: limitText }}
        />
        <FieldGroup
          label={texts.audience}
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
          <Checkbox label={texts.disabled} checked disabled onChange={set('faculty')} />
        </FieldGroup>
        <Switch label={texts.email} hint={texts.emailHint} checked={chosen.email} onChange={set('email')} />
        <Switch label={texts.mandatory} checked={chosen.mandatory} onChange={set('mandatory')} />
        <Switch label={texts.disabled} checked={false} disabled onChange={set('mandatory')} />
      </Grid>
    </KitSection>
  );
}

export function KitPickers() {
  const [picked, setPicked] = useState<string[]>(['g3', 'g4', 'g5', 'g6']);
  const [several, setSeveral] = useState<string[]>([]);
  const [share, setShare] = useState('2026-11-20');
  const [due, setDue] = useState('');
  const dates = { min: '2026-11-20', locale: 'en-GB', timeZone: 'Asia/Kolkata', texts: dateTexts } as const;
  return (
    <KitSection title={sections.pickers}>
      <Grid>
        <MultiSelect
          label={texts.grade}
          required
          options={grades}
          value={picked}
          onChange={setPicked}
          texts={gradeTexts}
        />
        <MultiSelect
          label={texts.school}
          options={schools}
          value={several}
          onChange={setSeveral}
          texts={schoolTexts}
        />
        <MultiSelect
          label={texts.grade}
          error={texts.gradeError}
          options={[]}
          value={[]}
          onChange={setPicked}
          texts={gradeTexts}
        />
        <MultiSelect
          label={texts.division}
          disabled
          options={grades}
          value={['g1']}
          onChange={setPicked}
          texts={gradeTexts}
        />
        <MultiSelect
          label={texts.division}
          loading
          options={[]}
          value={[]}
          onChange={setPicked}
          texts={gradeTexts}
        />
        <Suspense fallback={<Skeleton label={texts.loading} count={2} />}>
          <DateField label={texts.share} value={share} onChange={setShare} {...dates} />
          <DateField
            label={texts.due}
            error={due === '' ? texts.dueError : undefined}
            value={due}
            onChange={setDue}
            {...dates}
          />
        </Suspense>
      </Grid>
    </KitSection>
  );
}
