import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { BookTree } from '#contract/curriculum/books.wire.ts';
import { saveBookCall } from '#contract/curriculum/calls/save-book.call.ts';
import { RowActionDialogs } from '#src/lib/resource/RowActionDialogs.tsx';
import { isolate } from '#src/lib/words/isolate.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { css } from '#styled/css';
import { BookForm, LessonForm, loadBook } from './BookForms.tsx';
import type { ContentSite } from './content-site.ts';
import { DetailFrame } from './DetailFrame.tsx';
import { FileButton } from './FileButton.tsx';
import { messages } from './messages.en.ts';
import { OrderedList } from './OrderedList.tsx';
import { orderBy, useDetail, useRemoval } from './use-detail.ts';

const gap = css({ display: 'grid', gap: '3' });
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });

type Lesson = BookTree['lessons'][number];
type Open = { readonly kind: 'book' } | { readonly kind: 'lesson'; readonly lesson: Lesson | null };

/** [CA-03] A book with its lessons in order. */
export function BookScreen({ id, site }: { readonly id: number; readonly site: ContentSite }) {
  const detail = useDetail(id, loadBook);
  return (
    <DetailFrame detail={detail} onBack={() => site.onGo('books')} nameOf={({ values }) => values.name}>
      {(book) => <BookView book={book} site={site} refresh={detail.refresh} />}
    </DetailFrame>
  );
}

interface BookViewProps {
  readonly book: BookTree;
  readonly site: ContentSite;
  readonly refresh: () => void;
}

function BookView({ book, site, refresh }: BookViewProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const { sessionLive } = site;
  const mayWrite = site.may(saveBookCall);
  const lessons = useRemoval('lesson', sessionLive, refresh);
  const form = {
    site,
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
      {book.lessons.length === 0 && <EmptyState title={messages.empty} text={messages.emptyText} />}
      <OrderedList
        label={messages.lessons}
        items={book.lessons}
        nameOf={({ values }) => values.title}
        onOrder={mayWrite ? orderBy('lesson', book.id, refresh) : undefined}
        onEdit={mayWrite ? (lesson) => setOpen({ kind: 'lesson', lesson }) : undefined}
        onRemove={mayWrite ? (lesson) => lessons.remove({ ...lesson, name: lesson.values.title }) : undefined}
      >
        {({ values, file }) => (
          <div className={facts}>
            <bdi>{values.title}</bdi>
            {file && <FileButton file={file} site={site} />}
          </div>
        )}
      </OrderedList>
      {open?.kind === 'book' && <BookForm {...form} book={book} />}
      {open?.kind === 'lesson' && <LessonForm {...form} bookId={book.id} lesson={open.lesson} />}
      <RowActionDialogs actions={lessons.actions} />
    </div>
  );
}
