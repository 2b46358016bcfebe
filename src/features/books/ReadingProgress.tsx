import type { ShelfBook } from '#contract/books/books.wire.ts';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface ReadingProgressProps {
  readonly book: ShelfBook;
  /** The last page read; 0: not shown. */
  readonly page?: number;
}

export function ReadingProgress({ book, page = 0 }: ReadingProgressProps) {
  const { book_name, lessons, lessons_read } = book;
  const text = messages.progress(lessons_read, lessons);
  return (
    <Stack gap="1">
      <p className={quiet}>{page > 1 ? `${messages.noteAt(page)} · ${text}` : text}</p>
      <ProgressBar
        label={messages.progressOf(book_name)}
        value={lessons === 0 ? 0 : (100 * lessons_read) / lessons}
        valueText={text}
        tone={lessons > 0 && lessons_read === lessons ? 'success' : 'brand'}
      />
    </Stack>
  );
}
