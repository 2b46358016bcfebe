import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import Inbox from 'lucide-react/icons/inbox';
import { useState } from 'react';
import { css } from '#styled/css';
import { AlertDialog } from '../AlertDialog.tsx';
import { Avatar } from '../Avatar.tsx';
import { Badge } from '../Badge.tsx';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { Carousel } from '../Carousel.tsx';
import { Dialog } from '../Dialog.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { FileDropZone } from '../FileDropZone.tsx';
import { FileItem, type FileStatus } from '../FileItem.tsx';
import { MultiSelect } from '../MultiSelect.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Spinner } from '../Spinner.tsx';
import { Tabs } from '../Tabs.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { Truncate } from '../Truncate.tsx';
import type { ToastStore, ToastTone } from '../toaster.ts';
import { Grid, KitSection, Row } from './KitSection.tsx';
import { carouselTexts, fileTexts, gradeTexts, sections } from './kit-texts.ts';

const texts = {
  tones: {
    neutral: 'Inactive',
    brand: 'Active',
    success: 'Approved',
    warning: 'Due in 2 days',
    danger: 'Overdue',
    info: 'New',
  },
  person: 'Asha Devi Rao',
  other: 'मीरा शर्मा',
  loading: 'Loading notices',
  upload: 'Uploading',
  long: 'Shared with Grade 8, Divisions A, B and C of the Robotics Club',
  infoTitle: 'The school year ends on Friday',
  infoText: 'Projects can be handed in until 18:00.',
  warningTitle: 'You will be signed out in one minute',
  extend: 'Extend',
  dangerTitle: 'The notice was not saved',
  dangerText: 'Two fields need your attention.',
  offlineTitle: 'No internet',
  offlineText: 'What you write is kept and sent when you are back.',
  close: 'Close',
  dropTitle: 'Drop files here',
  dropHint: 'PDF, Word, PowerPoint, Excel, pictures, video or zip, up to 100 MB each',
  dropChoose: 'Choose files',
  dropOver: 'Let go to add',
  size: '2.4 MB',
  failed: 'Sorry only upto 100 Mb of file size allowed',
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
  field: 'Title',
  area: 'Description',
  grade: 'Shared with',
  save: 'Submit',
  reset: 'Reset',
  alertTitle: 'Leave without saving?',
  alertText: 'What you wrote in this notice will be lost.',
  stay: 'Keep writing',
  leave: 'Leave',
  emptyTitle: 'No notices yet',
  emptyText: 'What you share with a class appears here.',
  emptyAction: 'Write a notice',
  inboxTitle: 'Nothing to read',
  errorTitle: 'The notices did not load',
  errorText: 'The server took too long to answer.',
  reference: 'Reference 7F3K-20',
  retry: 'Try again',
  slideTitle: 'Science fair',
  slideText: 'Bring your model to the hall before nine. Parents are welcome from eleven.',
  carousel: 'Notices',
} as const;

const toasts: Readonly<Record<ToastTone, { readonly label: string; readonly text: string }>> = {
  success: { label: 'Success', text: 'Notice has been saved.' },
  error: { label: 'Error', text: 'Something went wrong.' },
  warning: { label: 'Warning', text: 'The file was kept, its preview could not be made.' },
  info: { label: 'Information', text: 'Your class has a new session.' },
};

const tones = ['neutral', 'brand', 'success', 'warning', 'danger', 'info'] as const;
const files: readonly (readonly [string, FileStatus])[] = [
  ['worksheet.pdf', { kind: 'waiting' }],
  ['robotics-club-demonstration-of-the-line-follower.mp4', { kind: 'uploading', percent: 42 }],
  ['marks.xlsx', { kind: 'checking' }],
  ['photo.jpg', { kind: 'ready' }],
  ['film.mp4', { kind: 'failed', message: texts.failed }],
  ['draft.docx', { kind: 'cancelled' }],
];
const grades = Array.from({ length: 9 }, (_, index) => ({ value: `${index}`, label: `Grade ${index + 1}` }));
const column = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const slideBox = css({ padding: '5', bg: 'surface.sunken', borderRadius: 'md', minHeight: '32' });
const slideTitle = css({ textStyle: 'subsection', marginBlockStart: '2' });
const form = css({ display: 'flex', flexDirection: 'column', gap: '5', marginBlockStart: '5' });
const padded = css({ padding: '4' });
const narrow = css({ width: '32' });

export function KitFiles() {
  const nothing = () => undefined;
  return (
    <KitSection title={sections.files}>
      <Grid>
        <FileDropZone
          multiple
          texts={{
            title: texts.dropTitle,
            hint: texts.dropHint,
            choose: texts.dropChoose,
            over: texts.dropOver,
          }}
          onFiles={nothing}
        />
        <div className={column}>
          {files.map(([name, status]) => (
            <FileItem
              key={name}
              name={name}
              size={texts.size}
              status={status}
              texts={fileTexts}
              onCancel={nothing}
              onRetry={nothing}
              onRemove={nothing}
            />
          ))}
        </div>
      </Grid>
    </KitSection>
  );
}

export function KitStatus() {
  return (
    <KitSection title={sections.status}>
      <Row>
        {tones.map((tone) => (
          <Badge
            key={tone}
            tone={tone}
            icon={tone === 'success' ? <CircleCheck /> : tone === 'warning' ? <CalendarClock /> : undefined}
          >
            {texts.tones[tone]}
          </Badge>
        ))}
      </Row>
      <Row>
        <Avatar name={texts.person} size="sm" />
        <Avatar name={texts.other} />
        <Avatar name={texts.person} size="lg" />
        <Spinner label={texts.loading} />
        <div className={narrow}>
          <ProgressBar label={texts.upload} value={64} />
        </div>
        <Truncate text={texts.long} max={15} />
      </Row>
      <Banner
        title={texts.infoTitle}
        text={texts.infoText}
        close={{ label: texts.close, onClose: () => undefined }}
      />
      <Banner tone="warning" title={texts.warningTitle} action={<Button size="sm">{texts.extend}</Button>} />
      <Banner tone="danger" title={texts.dangerTitle} text={texts.dangerText} />
      <Banner tone="offline" title={texts.offlineTitle} text={texts.offlineText} />
    </KitSection>
  );
}

export function KitLayers({ store }: { readonly store: ToastStore }) {
  const [open, setOpen] = useState<'dialog' | 'alert'>();
  const [tab, setTab] = useState<'due' | 'active' | 'inactive'>('due');
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<string[]>([]);
  const panel = <p className={padded}>{texts.tabText}</p>;
  return (
    <KitSection title={sections.layers}>
      <Row>
        <Button onClick={() => setOpen('dialog')}>{texts.openDialog}</Button>
        <Button onClick={() => setOpen('alert')}>{texts.openAlert}</Button>
        {Object.entries(toasts).map(([tone, { label }]) => (
          <Button key={tone} size="sm" onClick={() => show(store, tone)}>
            {label}
          </Button>
        ))}
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
      <Dialog
        open={open !== undefined}
        title={texts.dialogTitle}
        description={texts.dialogText}
        closeLabel={texts.close}
        onRequestClose={() => setOpen(words === '' ? undefined : 'alert')}
        footer={
          <>
            <Button>{texts.reset}</Button>
            <Button variant="primary">{texts.save}</Button>
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
          <TextArea label={texts.area} rows={12} value={words} onChange={setWords} />
        </div>
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        title={texts.alertTitle}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        tone="danger"
        onConfirm={() => setOpen(undefined)}
        onCancel={() => setOpen('dialog')}
      >
        <p>{texts.alertText}</p>
      </AlertDialog>
    </KitSection>
  );
}

function show(store: ToastStore, tone: string) {
  for (const known of ['success', 'error', 'warning', 'info'] as const) {
    if (known === tone) store.show({ tone: known, title: toasts[known].label, text: toasts[known].text });
  }
}

export function KitCarousel() {
  const slides = tones.map((tone) => ({
    key: tone,
    render: () => (
      <div className={slideBox}>
        <Badge tone={tone}>{texts.tones[tone]}</Badge>
        <h3 className={slideTitle}>{texts.slideTitle}</h3>
        <p>{texts.slideText}</p>
      </div>
    ),
  }));
  return (
    <KitSection title={sections.carousel}>
      <Carousel label={texts.carousel} slides={slides} startIndex={1} texts={carouselTexts} />
    </KitSection>
  );
}

export function KitStates() {
  return (
    <KitSection title={sections.states}>
      <Grid>
        <EmptyState
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<Button variant="primary">{texts.emptyAction}</Button>}
        />
        <EmptyState icon={<Inbox />} title={texts.inboxTitle} />
        <ErrorState
          title={texts.errorTitle}
          text={texts.errorText}
          reference={texts.reference}
          retry={{ label: texts.retry, onRetry: () => undefined }}
        />
        <Skeleton label={texts.loading} />
        <Skeleton label={texts.loading} shape="rows" />
      </Grid>
    </KitSection>
  );
}
