import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { BookToRead } from '#contract/books/books.wire.ts';
import { updatedBookCompleteCall } from '#contract/books/calls/updated-book-complete.call.ts';
import { roles } from '#contract/core/roles.ts';
import { call } from '#src/lib/api-client.ts';
import { fileAddress } from '#src/lib/attachment/attachment-item.ts';
import { pdfTexts } from '#src/lib/attachment/media-texts.ts';
import { useDetail } from '#src/lib/detail/use-detail.ts';
import { KeepSwitch } from '#src/lib/keep/KeepSwitch.tsx';
import { useThingTitle } from '#src/lib/screen-title.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { formatTime } from '#src/lib/words/dates.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { button } from '#src/ui/button.recipe.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { link } from '#src/ui/link.recipe.ts';
import { PdfViewer } from '#src/ui/media/PdfViewer.tsx';
import type { PdfHeading } from '#src/ui/media/pdf-outline.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import type { BookProps } from './book-props.ts';
import { Contents } from './Contents.tsx';
import { keepBook, keptBooks, loadBook } from './load-books.ts';
import { messages } from './messages.en.ts';
import { Notes } from './Notes.tsx';
import { type AskedPosition, askPosition, useReader } from './use-reader.ts';

const ClassProgress = lazy(async () => ({ default: (await import('./ClassProgress.tsx')).ClassProgress }));

const sides = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 14rem]' },
  gridTemplateRows: { lg: '[auto 1fr]' },
  gridTemplateAreas: { base: '"contents" "pages" "notes"', lg: '"pages contents" "pages notes"' },
  gap: '4',
  alignItems: 'start',
  '--media-height': 'max(24rem, calc(100dvh - 16rem))',
});
const beside = css({ gridArea: 'contents', minWidth: '0' });
const below = css({ gridArea: 'notes', minWidth: '0' });
const main = css({ gridArea: 'pages', display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' });
const quiet = css({ textStyle: 'caption', color: 'text.muted' });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '3',
});

/** [QU-35] A book with its lessons, the last page read and the reader's notes. */
export function BookScreen({ id, app }: { readonly id: number; readonly app: BookProps }) {
  const { person } = app;
  const load = useCallback((book: number, signal: AbortSignal) => loadBook(person, book, signal), [person]);
  const [asked] = useState(() => {
    const position = askPosition(id);
    // A book that cannot be opened never waits for its position.
    position.catch(() => undefined);
    return position;
  });
  const { fetched, refresh } = useDetail(id, load, app.listen);
  const isGone = fetched.kind === 'failed' && fetched.code === 'not_found';
  useEffect(() => {
    if (isGone) void keptBooks.drop(person.id, id);
  }, [isGone, person.id, id]);
  useThingTitle(fetched.kind === 'loaded' ? fetched.data.book.book_name : '');
  if (fetched.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={6} />;
  if (isGone) return <Closed app={app} />;
  if (fetched.kind === 'failed')
    return <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: refresh }} />;
  const { book, asOf } = fetched.data;
  return <OpenBook book={book} asOf={asOf} app={app} asked={asked} refresh={refresh} />;
}

const Closed = ({ app }: { readonly app: BookProps }) => (
  <>
    <PageHeader title={messages.title} />
    <EmptyState
      title={messages.closed}
      text={messages.closedText}
      action={app.link(0, messages.back, button({ variant: 'primary' }))}
    />
  </>
);

interface OpenBookProps {
  readonly book: BookToRead;
  /** When a stored copy was loaded; null: it is current. */
  readonly asOf: number | null;
  readonly app: BookProps;
  readonly asked: AskedPosition;
  readonly refresh: () => void;
}

function OpenBook({ book, asOf, app, asked, refresh }: OpenBookProps) {
  const { view, send, go, goTo } = useReader(book, app, asked);
  const [outline, setOutline] = useState<readonly PdfHeading[]>([]);
  const { place } = view;
  const { person } = app;
  const lessons = book.lesson_list;
  const at = Math.max(
    0,
    lessons.findIndex(({ lesson_id }) => lesson_id === place.lessonId),
  );
  const lesson = lessons[at];
  const following = lessons[at + 1];
  const isStudent = person.role === roles.student;
  if (view.is === 'closed') return <Closed app={app} />;
  const open = (lessonId: number) => {
    setOutline([]);
    send({ type: 'place.moved', place: { lessonId, page: 1, fraction: 0 }, pages: 1 });
  };
  const mark = async (isRead: boolean) => {
    if (!lesson) return;
    const input = {
      book_id: book.book_id,
      lesson_id: lesson.lesson_id,
      status: isRead ? (1 as const) : (0 as const),
    };
    await call(updatedBookCompleteCall, input).then(refresh, tellFailure);
  };
  return (
    <Stack>
      <div>
        {app.link(0, messages.back, link({ look: 'standalone' }))}
        <PageHeader title={book.book_name} text={book.class_name} />
        {asOf !== null && <output className={quiet}>{messages.asOf(formatTime(asOf))}</output>}
      </div>
      <ResumeOffer offer={view.offer} lessons={lessons} send={send} />
      <div className={sides}>
        <div className={beside}>
          <Contents
            lessons={lessons}
            lessonId={lesson?.lesson_id ?? 0}
            outline={outline}
            onLesson={open}
            onPage={(page) => goTo({ lessonId: lesson?.lesson_id ?? 0, page, fraction: 0 })}
          />
        </div>
        <div className={main}>
          {view.is === 'opening' ? (
            <Skeleton label={messages.loading} shape="rows" count={6} />
          ) : (
            <Lesson
              key={lesson?.lesson_id}
              lesson={lesson}
              start={place}
              go={go}
              isStudent={isStudent}
              send={send}
              onOutline={setOutline}
            />
          )}
          <div className={foot}>
            <Stack gap="3">
              <p className={quiet} role="status">
                {view.sync === 'offline'
                  ? messages.offline
                  : view.sync === 'saved'
                    ? messages.saved
                    : messages.waiting}
              </p>
              {isStudent && lesson && (
                <Checkbox
                  label={messages.markRead}
                  checked={lesson.is_read}
                  onChange={(isRead) => void mark(isRead)}
                />
              )}
              {!person.school.isDemo && (
                <KeepSwitch
                  isKept={() => keptBooks.isKept(person.id, book.book_id)}
                  keep={() => keepBook(person, book)}
                  drop={() => keptBooks.drop(person.id, book.book_id)}
                />
              )}
            </Stack>
            {following && (
              <Button onClick={() => open(following.lesson_id)}>
                {messages.nextLesson(following.title)}
              </Button>
            )}
          </div>
        </div>
        <div className={below}>
          <Notes book={book} lessonId={lesson?.lesson_id ?? 0} page={place.page} app={app} />
        </div>
      </div>
      {!isStudent && (
        <Suspense fallback={null}>
          <ClassProgress book={book} />
        </Suspense>
      )}
    </Stack>
  );
}

interface ResumeOfferProps {
  readonly offer: ReturnType<typeof useReader>['view']['offer'];
  readonly lessons: BookToRead['lesson_list'];
  readonly send: ReturnType<typeof useReader>['send'];
}

/** Another device read on; the page moves there only if the reader agrees. */
function ResumeOffer({ offer, lessons, send }: ResumeOfferProps) {
  if (!offer) return null;
  const offered = lessons.find(({ lesson_id }) => lesson_id === offer.lessonId);
  return (
    <Banner
      title={messages.offerTitle}
      text={messages.offerText(offered?.title ?? '', offer.page)}
      announce="polite"
      action={
        <>
          <Button size="sm" variant="primary" onClick={() => send({ type: 'resume.accept' })}>
            {messages.offerGo}
          </Button>
          <Button size="sm" onClick={() => send({ type: 'resume.decline' })}>
            {messages.offerStay}
          </Button>
        </>
      }
    />
  );
}

interface LessonProps {
  readonly lesson: BookToRead['lesson_list'][number] | undefined;
  readonly start: { readonly lessonId: number; readonly page: number; readonly fraction: number };
  readonly go: LessonProps['start'] | undefined;
  readonly isStudent: boolean;
  readonly send: ReturnType<typeof useReader>['send'];
  readonly onOutline: (headings: readonly PdfHeading[]) => void;
}

function Lesson({ lesson, start, go, isStudent, send, onOutline }: LessonProps) {
  // The start only; the present position changes with the page.
  const [opened] = useState(start);
  const file = lesson?.file;
  if (!lesson || !file) return <EmptyState title={messages.readOnly} />;
  const { lesson_id: lessonId } = lesson;
  return (
    <PdfViewer
      name={lesson.title}
      src={fileAddress(file.id)}
      start={opened}
      go={go?.lessonId === lessonId ? go : undefined}
      onPlace={(place, pages) => send({ type: 'place.moved', place: { lessonId, ...place }, pages })}
      onOutline={onOutline}
      poster={file.hasCover ? fileAddress(file.id, 'cover') : undefined}
      spread
      downloadable={!isStudent}
      texts={pdfTexts()}
    />
  );
}
