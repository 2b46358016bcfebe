import Inbox from 'lucide-react/icons/inbox';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { Badge } from '../Badge.tsx';
import { Button } from '../Button.tsx';
import { Carousel } from '../Carousel.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { FileDropZone } from '../FileDropZone.tsx';
import { FileItem, type FileStatus } from '../FileItem.tsx';
import { Skeleton } from '../Skeleton.tsx';
import type { ToastStore } from '../toaster.ts';
import { KitLayersDemo } from './KitLayersDemo.tsx';
import { Grid, KitSection } from './KitSection.tsx';
import { KitStatusDemo } from './KitStatusDemo.tsx';
import { carouselTexts, fileTexts, sections } from './kit-texts.ts';

const texts = {
  tones: {
    neutral: 'Inactive',
    brand: 'Active',
    success: 'Approved',
    warning: 'Due in 2 days',
    danger: 'Overdue',
    info: 'New',
  },
  dropTitle: 'Drop files here',
  dropHint: 'PDF, Word, PowerPoint, Excel, pictures, video or zip, up to 100 MB each',
  dropChoose: 'Choose files',
  dropOver: 'Let go to add',
  size: '2.4 MB',
  failed: 'Sorry only upto 100 Mb of file size allowed',
  loading: 'Loading notices',
  emptyTitle: 'No notices yet',
  emptyText: 'What you share with a class appears here.',
  emptyAction: 'Write a notice',
  artTitle: 'All handed in',
  artText: 'Every project of this class has arrived.',
  inboxTitle: 'Nothing to read',
  errorTitle: 'The notices did not load',
  errorText: 'The server took too long to answer.',
  reference: 'Reference 7F3K-20',
  copy: { label: 'Copy the reference', done: 'Copied' },
  retry: 'Try again',
  slideTitle: 'Science fair',
  slideText: 'Bring your model to the hall before nine. Parents are welcome from eleven.',
  carousel: 'Notices',
} as const;

const tones = ['neutral', 'brand', 'success', 'warning', 'danger', 'info'] as const;
const files: readonly (readonly [string, FileStatus])[] = [
  ['worksheet.pdf', { kind: 'waiting' }],
  ['robotics-club-demonstration-of-the-line-follower.mp4', { kind: 'uploading', percent: 42 }],
  ['marks.xlsx', { kind: 'checking' }],
  ['photo.jpg', { kind: 'ready' }],
  ['film.mp4', { kind: 'failed', message: texts.failed }],
  ['draft.docx', { kind: 'cancelled' }],
];
const slideBox = css({ padding: '5', bg: 'surface.sunken', borderRadius: 'md', minHeight: '32' });
const slideTitle = css({ textStyle: 'subsection', marginBlockStart: '2' });
const picture = css({ width: '24', height: '24', color: 'accent' });

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
        <Stack gap="2">
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
        </Stack>
      </Grid>
    </KitSection>
  );
}

export function KitStatus() {
  return (
    <KitSection title={sections.status}>
      <KitStatusDemo />
    </KitSection>
  );
}

export function KitLayers({ store }: { readonly store: ToastStore }) {
  return (
    <KitSection title={sections.layers}>
      <KitLayersDemo store={store} />
    </KitSection>
  );
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

function Sun() {
  return (
    <svg viewBox="0 0 96 96" className={picture}>
      <circle cx="48" cy="48" r="28" fill="currentColor" />
    </svg>
  );
}

export function KitStates() {
  const nothing = () => undefined;
  return (
    <KitSection title={sections.states}>
      <Grid>
        <EmptyState
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<Button variant="primary">{texts.emptyAction}</Button>}
        />
        <EmptyState art={<Sun />} title={texts.artTitle} text={texts.artText} />
        <EmptyState icon={<Inbox />} title={texts.inboxTitle} />
        <ErrorState
          title={texts.errorTitle}
          text={texts.errorText}
          reference={texts.reference}
          copy={texts.copy}
          retry={{ label: texts.retry, onRetry: nothing }}
        />
      </Grid>
      <Grid>
        <Skeleton label={texts.loading} />
        <Skeleton label={texts.loading} shape="rows" />
        <Skeleton label={texts.loading} shape="card" count={1} />
        <Skeleton label={texts.loading} shape="form" count={2} />
        <Skeleton label={texts.loading} shape="table" />
      </Grid>
    </KitSection>
  );
}
