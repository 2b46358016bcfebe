import { useState } from 'react';
import { css } from '#styled/css';
import { AlertDialog } from '../AlertDialog.tsx';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { MultiSelect } from '../MultiSelect.tsx';
import { Tabs } from '../Tabs.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { ToastLog } from '../ToastLog.tsx';
import type { ToastStore, ToastTone } from '../toaster.ts';
import { Row } from './KitSection.tsx';
import { gradeTexts, toastTexts } from './kit-texts.ts';

const texts = {
  tabsLabel: 'Notices by status',
  due: 'Due',
  active: 'Active',
  inactive: 'Inactive',
  tabText: 'Notices that are due soon.',
  details: 'Details',
  detailsText: 'Shared by Asha Rao on 20th Nov 26 with Grade 8, Division A.',
  openDialog: 'Open dialog',
  openAlert: 'Ask a question',
  dialogTitle: 'Task Genie',
  dialogText: 'Write to a class. They see it at once, or on the day you choose.',
  close: 'Close',
  field: 'Title',
  area: 'Description',
  grade: 'Shared with',
  save: 'Submit',
  reset: 'Reset',
  alertTitle: 'Delete this notice?',
  alertText: 'Nobody can read it any more, and its files go with it.',
  keep: 'Keep it',
  archive: 'Make inactive',
  remove: 'Delete',
} as const;

const unsavedTexts = {
  title: 'Leave without saving?',
  text: 'What you wrote in this notice will be lost.',
  stay: 'Keep writing',
  leave: 'Leave',
} as const;

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const logTexts = {
  open: (unread: number) => (unread === 0 ? 'Messages' : `Messages, ${unread} unread`),
  title: 'Messages',
  close: 'Close',
  clear: 'Clear all',
  empty: 'No messages yet',
  emptyText: 'What Banyan told you since you signed in is kept here.',
  tones: toastTexts.tones,
  time: (at: number) => clock.format(at),
} as const;

const toasts: Readonly<Record<ToastTone, { readonly label: string; readonly text: string }>> = {
  success: { label: 'Success', text: 'Notice has been saved.' },
  error: { label: 'Error', text: 'Something went wrong.' },
  warning: { label: 'Warning', text: 'The file was kept, its preview could not be made.' },
  info: { label: 'Information', text: 'Your class has a new session.' },
};
const tones = ['success', 'error', 'warning', 'info'] as const;

const toastOf = (tone: ToastTone) => ({ tone, title: toasts[tone].label, text: toasts[tone].text });

const grades = Array.from({ length: 9 }, (_, index) => ({ value: `${index}`, label: `Grade ${index + 1}` }));
const form = css({ display: 'flex', flexDirection: 'column', gap: '5', marginBlockStart: '5' });
const padded = css({ padding: '4' });

interface Store {
  readonly store: ToastStore;
}

function Toasts({ store }: Store) {
  return tones.map((tone) => (
    <Button key={tone} size="sm" onClick={() => store.show(toastOf(tone))}>
      {toasts[tone].label}
    </Button>
  ));
}

function FormDialog({ store }: Store) {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<string[]>([]);
  const close = () => {
    setWords('');
    setOpen(false);
  };
  const save = () => store.show(toastOf('success'));
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.openDialog}</Button>
      <Dialog
        open={open}
        title={texts.dialogTitle}
        description={texts.dialogText}
        closeLabel={texts.close}
        onRequestClose={close}
        unsaved={{ isDirty: words !== '', texts: unsavedTexts }}
        footer={
          <>
            <Button onClick={() => setWords('')}>{texts.reset}</Button>
            <Button variant="primary" onClick={save}>
              {texts.save}
            </Button>
          </>
        }
      >
        <div className={form}>
          <TextField label={texts.field} required value={words} onChange={setWords} />
          <MultiSelect
            label={texts.grade}
            options={grades}
            value={picked}
            onChange={setPicked}
            texts={gradeTexts}
          />
          <TextArea label={texts.area} rows={24} value={words} onChange={setWords} />
        </div>
      </Dialog>
    </>
  );
}

function Question() {
  const [isAsking, setAsking] = useState(false);
  const end = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.openAlert}</Button>
      <AlertDialog
        open={isAsking}
        tone="warning"
        title={texts.alertTitle}
        answers={[
          { value: 'keep', label: texts.keep },
          { value: 'archive', label: texts.archive },
          { value: 'remove', label: texts.remove, tone: 'danger' },
        ]}
        onAnswer={end}
        onCancel={end}
      >
        {texts.alertText}
      </AlertDialog>
    </>
  );
}

export function KitLayersDemo({ store }: Store) {
  const [tab, setTab] = useState<'due' | 'active' | 'inactive'>('due');
  const panel = <p className={padded}>{texts.tabText}</p>;
  return (
    <>
      <Row>
        <FormDialog store={store} />
        <Question />
        <Toasts store={store} />
        <ToastLog store={store} texts={logTexts} />
      </Row>
      <Tabs
        label={texts.tabsLabel}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'due', label: texts.due, count: 2, content: panel },
          { value: 'active', label: texts.active, count: 14, content: panel },
          { value: 'inactive', label: texts.inactive, disabled: true, content: panel },
        ]}
      />
      <Disclosure summary={texts.details}>
        <p>{texts.detailsText}</p>
      </Disclosure>
    </>
  );
}
