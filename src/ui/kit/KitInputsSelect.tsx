import BookOpen from 'lucide-react/icons/book-open';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Select, type SelectOption, type SelectTexts } from '../Select.tsx';
import { Grid } from './KitSection.tsx';

const texts = {
  subject: 'Subject',
  subjectHint: 'Pupils can filter their notices by it.',
  subjectError: 'Choose a subject.',
  role: 'Role',
  language: 'Language',
  room: 'Room',
  year: 'School year',
  long: 'Workshop',
} as const;

const selectTexts: SelectTexts = {
  placeholder: 'Choose one',
  loading: 'Loading subjects…',
  empty: 'There are no rooms yet.',
  clear: 'Clear subject',
};

const subjects: SelectOption[] = [
  'Art',
  'Biology',
  'Chemistry',
  'Computer science',
  'Drama',
  'English',
  'Geography',
  'Hindi',
  'History',
  'Mathematics',
  'Physics',
  'Robotics',
  'Urdu',
].map((label, index) => ({ value: `s${index}`, label, disabled: label === 'Drama' }));

const roles: SelectOption[] = [
  { value: 'teacher', label: 'Teacher', hint: 'Sends notices, marks work', icon: <BookOpen /> },
  { value: 'pupil', label: 'Pupil', hint: 'Reads notices, hands work in', icon: <GraduationCap /> },
  { value: 'parent', label: 'Parent', hint: 'Reads what the child is sent', icon: <UserRound /> },
];

const languages: SelectOption[] = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'हिन्दी में पढ़ाई और सूचनाएँ' },
  { value: 'ur', label: 'اردو میں پڑھائی اور اطلاعات' },
];

const workshops: SelectOption[] = [
  {
    value: 'w1',
    label: 'Introduction to solar-powered autonomous line-following robots for the inter-school exhibition',
    hint: 'Every second Saturday in the large laboratory behind the library, from nine in the morning',
  },
  { value: 'w2', label: 'Origami' },
];

export function KitSelects() {
  const [subject, setSubject] = useState('');
  const [cleared, setCleared] = useState('s3');
  const [role, setRole] = useState('pupil');
  const [language, setLanguage] = useState('ur');
  const [workshop, setWorkshop] = useState('w1');
  const shared = { texts: selectTexts };
  return (
    <Grid>
      <Select
        label={texts.subject}
        hint={texts.subjectHint}
        required
        options={subjects}
        value={subject}
        onChange={setSubject}
        {...shared}
      />
      <Select label={texts.role} options={roles} value={role} onChange={setRole} {...shared} />
      <Select
        label={texts.subject}
        clearable
        options={subjects}
        value={cleared}
        onChange={setCleared}
        {...shared}
      />
      <Select
        label={texts.subject}
        required
        error={texts.subjectError}
        options={subjects}
        value=""
        onChange={setSubject}
        {...shared}
      />
      <Select
        label={texts.language}
        options={languages}
        value={language}
        onChange={setLanguage}
        {...shared}
      />
      <Select label={texts.long} options={workshops} value={workshop} onChange={setWorkshop} {...shared} />
      <Select label={texts.subject} loading options={[]} value="" onChange={setSubject} {...shared} />
      <Select label={texts.room} options={[]} value="" onChange={setSubject} {...shared} />
      <Select label={texts.year} disabled options={languages} value="en" onChange={setLanguage} {...shared} />
      <Select label={texts.year} readOnly options={languages} value="hi" onChange={setLanguage} {...shared} />
    </Grid>
  );
}
