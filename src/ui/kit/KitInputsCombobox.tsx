import { useState } from 'react';
import { Combobox } from '../Combobox.tsx';
import type { ComboboxTexts } from '../combobox.types.ts';
import type { SelectOption } from '../Select.tsx';
import { Grid } from './KitSection.tsx';

const labels = {
  teacher: 'Class teacher',
  teacherHint: 'Write a part of the name.',
  teacherError: 'Choose a class teacher.',
  school: 'School',
  pupil: 'Pupil',
  broken: 'Pupil, with a server that fails once',
  locked: 'Head of school',
} as const;

export const comboboxTexts: ComboboxTexts = {
  placeholder: 'Type a name',
  open: 'Show the list',
  clear: 'Clear',
  loading: 'Searching…',
  empty: 'There is nobody yet.',
  noMatch: 'Nobody has this name.',
  found: (count) => `${count} found`,
  unchosen: 'Choose from the list.',
  more: 'Type 2 letters or more.',
  failed: 'The search did not work.',
  retry: 'Try again',
};

export const teachers: readonly SelectOption[] = [
  { value: 't1', label: 'Asha Devi Rao', hint: 'Mathematics' },
  { value: 't2', label: 'Élodie Martin', hint: 'French' },
  { value: 't3', label: 'मीरा शर्मा', hint: 'हिन्दी' },
  { value: 't4', label: 'محمد اقبال', hint: 'اردو' },
  { value: 't5', label: 'Vikram Singh', hint: 'On leave', disabled: true },
];

const schools: readonly SelectOption[] = Array.from({ length: 5000 }, (_, index) => ({
  value: `s${index + 1}`,
  label: `Public School No. ${index + 1}, ${['Pune', 'Nagpur', 'Lucknow', 'Kochi'][index % 4] ?? ''}`,
}));

const pupils: readonly SelectOption[] = ['Aarav', 'Anaya', 'Diya', 'Ishaan', 'Kabir', 'Myra'].flatMap(
  (first) =>
    ['Das', 'Khan', 'Nair'].map((last) => ({ value: `${first} ${last}`, label: `${first} ${last}` })),
);

const searchPupils = (query: string, signal: AbortSignal): Promise<readonly SelectOption[]> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => resolve(pupils.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))),
      150,
    );
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Stopped'));
    });
  });

let failures = 0;
const searchBadly = (query: string, signal: AbortSignal) => {
  failures += 1;
  return failures % 2 === 1 ? Promise.reject(new Error('Down')) : searchPupils(query, signal);
};

export function KitComboboxes() {
  const [teacher, setTeacher] = useState<SelectOption | undefined>();
  const [school, setSchool] = useState<SelectOption | undefined>(schools[2499]);
  const [pupil, setPupil] = useState<SelectOption | undefined>();
  const [other, setOther] = useState<SelectOption | undefined>();
  const shared = { texts: comboboxTexts };
  return (
    <Grid>
      <Combobox
        label={labels.teacher}
        hint={labels.teacherHint}
        required
        options={teachers}
        value={teacher}
        onChange={setTeacher}
        {...shared}
      />
      <Combobox label={labels.school} options={schools} value={school} onChange={setSchool} {...shared} />
      <Combobox label={labels.pupil} onSearch={searchPupils} value={pupil} onChange={setPupil} {...shared} />
      <Combobox label={labels.broken} onSearch={searchBadly} value={other} onChange={setOther} {...shared} />
      <Combobox
        label={labels.teacher}
        required
        error={labels.teacherError}
        options={[]}
        value={undefined}
        onChange={setTeacher}
        {...shared}
      />
      <Combobox label={labels.teacher} loading value={undefined} onChange={setTeacher} {...shared} />
      <Combobox label={labels.locked} disabled value={teachers[2]} onChange={setTeacher} {...shared} />
      <Combobox label={labels.locked} readOnly value={teachers[3]} onChange={setTeacher} {...shared} />
    </Grid>
  );
}
