import { lazy, Suspense, useState } from 'react';
import { MultiSelect } from '../MultiSelect.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { TextField } from '../TextField.tsx';
import { Grid } from './KitSection.tsx';
import { dateTexts, gradeTexts, schoolTexts } from './kit-texts.ts';

const DateField = lazy(async () => ({ default: (await import('../DateField.tsx')).DateField }));

const texts = {
  grade: 'Grade',
  gradeHint: 'The divisions follow from it.',
  division: 'Division',
  school: 'School',
  network: 'Schools of the network',
  remark: 'Remark',
  language: 'Language',
  gradeError: 'Please Select Grade',
  share: 'Share date',
  shareHint: 'From this day on it is seen.',
  due: 'Due date',
  dueError: 'Due Date cannot be earlier than Share Date.',
  birthday: 'Birthday',
  loading: 'Loading',
} as const;

const grades = Array.from({ length: 10 }, (_, index) => ({
  value: `g${index + 1}`,
  label: `Grade ${index + 1}`,
}));
const schools = Array.from({ length: 5000 }, (_, index) => ({
  value: `s${index + 1}`,
  label: `Public School No. ${index + 1}, ${['Pune', 'Nagpur', 'Lucknow', 'Kochi'][index % 4] ?? ''}`,
}));
const allSchools = schools.map(({ value }) => value);
const languages = [
  { value: 'en', label: 'English, for classes that follow the international syllabus of the network' },
  { value: 'hi', label: 'हिन्दी माध्यम' },
  { value: 'ur', label: 'اردو میڈیم' },
  { value: 'fr', label: 'French', disabled: true },
];
const nothing = () => undefined;

export function KitMultiSelects() {
  const [picked, setPicked] = useState<string[]>(['g3', 'g4', 'g5', 'g6']);
  const [several, setSeveral] = useState<string[]>([]);
  const [network, setNetwork] = useState<string[]>(allSchools);
  const [spoken, setSpoken] = useState<string[]>(['hi', 'ur']);
  const [remark, setRemark] = useState('');
  return (
    <Grid>
      <MultiSelect
        label={texts.grade}
        hint={texts.gradeHint}
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
        label={texts.network}
        options={schools}
        value={network}
        onChange={setNetwork}
        texts={schoolTexts}
      />
      <TextField label={texts.remark} value={remark} onChange={setRemark} />
      <MultiSelect
        label={texts.language}
        options={languages}
        value={spoken}
        onChange={setSpoken}
        texts={gradeTexts}
      />
      <MultiSelect
        label={texts.grade}
        required
        error={texts.gradeError}
        options={[]}
        value={[]}
        onChange={nothing}
        texts={gradeTexts}
      />
      <MultiSelect
        label={texts.division}
        disabled
        options={grades}
        value={['g1']}
        onChange={nothing}
        texts={gradeTexts}
      />
      <MultiSelect
        label={texts.division}
        readOnly
        options={grades}
        value={['g1', 'g2']}
        onChange={nothing}
        texts={gradeTexts}
      />
      <MultiSelect
        label={texts.division}
        loading
        options={[]}
        value={[]}
        onChange={nothing}
        texts={gradeTexts}
      />
    </Grid>
  );
}

export function KitDates() {
  const [share, setShare] = useState('2026-11-20');
  const [due, setDue] = useState('');
  const dates = {
    locale: 'en-GB',
    timeZone: 'Asia/Kolkata',
    texts: { ...dateTexts, placeholder: 'yyyy-mm-dd' },
  } as const;
  return (
    <Suspense fallback={<Skeleton label={texts.loading} count={2} />}>
      <Grid>
        <DateField
          label={texts.share}
          hint={texts.shareHint}
          required
          value={share}
          onChange={setShare}
          min="2026-11-16"
          {...dates}
        />
        <DateField
          label={texts.due}
          error={due === '' ? texts.dueError : undefined}
          value={due}
          onChange={setDue}
          min={share}
          {...dates}
        />
        <DateField label={texts.due} disabled value="2026-11-20" onChange={nothing} {...dates} />
        <DateField label={texts.birthday} readOnly value="2016-02-29" onChange={nothing} {...dates} />
      </Grid>
    </Suspense>
  );
}
