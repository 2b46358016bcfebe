import { lazy, Suspense, useState } from 'react';
import { Button } from '../Button.tsx';
import { Combobox } from '../Combobox.tsx';
import { Dialog } from '../Dialog.tsx';
import { MultiSelect } from '../MultiSelect.tsx';
import { Select, type SelectOption } from '../Select.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { comboboxTexts, teachers } from './KitInputsCombobox.tsx';
import { Grid, Row } from './KitSection.tsx';
import { dateTexts, gradeTexts } from './kit-texts.ts';

const DateField = lazy(async () => ({ default: (await import('../DateField.tsx')).DateField }));

const texts = {
  open: 'Pickers in a dialog',
  title: 'New class',
  close: 'Close',
  room: 'Room',
  teacher: 'Teacher',
  grades: 'Grades',
  start: 'First day',
  loading: 'Loading',
} as const;
const rooms: SelectOption[] = ['Hall', 'Laboratory', 'Library'].map((label) => ({ value: label, label }));
const grades = ['1', '2', '3'].map((grade) => ({ value: grade, label: `Grade ${grade}` }));
const roomTexts = { placeholder: 'Choose a room', loading: texts.loading, empty: 'No rooms' };

/** Escape closes an open list in a dialog, and the dialog stays. */
export function KitInputsDialog() {
  const [open, setOpen] = useState(false);
  const [room, setRoom] = useState('');
  const [teacher, setTeacher] = useState<SelectOption | undefined>();
  const [picked, setPicked] = useState<string[]>([]);
  const [day, setDay] = useState('');
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <Dialog
        open={open}
        size="form"
        title={texts.title}
        closeLabel={texts.close}
        onRequestClose={() => setOpen(false)}
      >
        <Grid>
          <Select label={texts.room} options={rooms} value={room} onChange={setRoom} texts={roomTexts} />
          <Combobox
            label={texts.teacher}
            options={teachers}
            value={teacher}
            onChange={setTeacher}
            texts={comboboxTexts}
          />
          <MultiSelect
            label={texts.grades}
            options={grades}
            value={picked}
            onChange={setPicked}
            texts={gradeTexts}
          />
          <Suspense fallback={<Skeleton label={texts.loading} />}>
            <DateField
              label={texts.start}
              value={day}
              onChange={setDay}
              locale="en-GB"
              timeZone="Asia/Kolkata"
              texts={dateTexts}
            />
          </Suspense>
        </Grid>
      </Dialog>
    </Row>
  );
}
