import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { BookTree } from '#contract/content/books.wire.ts';
import { saveBookCall } from '#contract/content/calls/save-book.call.ts';
import { DetailFrame } from '#src/lib/detail/DetailFrame.tsx';
import { OrderedList } from '#src/lib/detail/OrderedList.tsx';
import { useDetail } from '#src/lib/detail/use-detail.ts';
import { useRemoval } from '#src/lib/detail/use-removal.ts';
import { resourceMessages } from '#src/lib/resource/messages.en.ts';
import { RowActionDialogs } from '#src/lib/resource/RowActionDialogs.tsx';
import { isolate } from '#src/lib/words/isolate.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { css } from '#styled/css';
import { BookForm, LessonForm, loadBook } from './BookForms.tsx';
import { contentOrder, contentRemoval } from './content-changes.ts';
import type { ContentProps } from './content-props.ts';
import { FileButton } from './FileButton.tsx';
import { messages } from './messages.en.ts';

const gap = css({ display: 'grid', gap: '3' });
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });

const lessonChanges = contentRemoval('lesson');

type Lesson = BookTree['lessons'][number];
type Open = { readonly kind: 'book' } | { readonly kind: 'lesson'; readonly lesson: Lesson | null };

/** [CA-03] A book with its lessons in order. */
export function BookScreen({ id, app }: { readonly id: number; readonly app: ContentProps }) {
  const detail = useDetail(id, loadBook, app.listen);
  return (
    <DetailFrame detail={detail} onBack={() => app.onGo('books')} nameOf={({ values }) => values.name}>
      {(book) => <BookView book={book} app={app} refresh={detail.refresh} />}
    </DetailFrame>
  );
}

interface BookViewProps {
  readonly book: BookTree;
  readonly app: ContentProps;
  readonly refresh: () => void;
}

function BookView({ book, app, refresh }: BookViewProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const { sessionLive } = app;
  const mayWrite = app.may(saveBookCall);
  const lessons = useRemoval({ changes: lessonChanges, sessionLive, onChanged: refresh });
  const form = {
    app,
    onClose: () => setOpen(null),
    onSaved: () => {
      setOpen(null);
      refresh();
    },
  };
  return (
    <div className={gap}>
      <PageHeader
        title={book.values.name}
        text={book.values.description && isolate(book.values.description)}
        actions={
          mayWrite && (
            <>
              <Button onClick={() => setOpen({ kind: 'book' })}>{messages.details}</Button>
              <Button
                variant="primary"
                icon={<Plus />}
                onClick={() => setOpen({ kind: 'lesson', lesson: null })}
              >
                {messages.addLesson}
              </Button>
            </>
          )
        }
      />
      <div>
        <Badge tone={book.values.isPublished ? 'success' : 'neutral'}>
          {messages.status[book.values.isPublished ? 'published' : 'draft']}
        </Badge>
      </div>
      {book.lessons.length === 0 && (
        <EmptyState title={resourceMessages.grid.emptyTitle} text={resourceMessages.addFirst} />
      )}
      <OrderedList
        label={messages.lessons}
        items={book.lessons}
        nameOf={({ values }) => values.title}
        onOrder={mayWrite ? contentOrder('lesson', book.id, refresh) : undefined}
        onEdit={mayWrite ? (lesson) => setOpen({ kind: 'lesson', lesson }) : undefined}
        onRemove={mayWrite ? (lesson) => lessons.remove({ ...lesson, name: lesson.values.title }) : undefined}
      >
        {({ values, file }) => (
          <div className={facts}>
            <bdi>{values.title}</bdi>
            {file && <FileButton file={file} />}
          </div>
        )}
      </OrderedList>
      {open?.kind === 'book' && <BookForm {...form} book={book} />}
      {open?.kind === 'lesson' && <LessonForm {...form} bookId={book.id} lesson={open.lesson} />}
      <RowActionDialogs actions={lessons.actions} />
    </div>
  );
}
