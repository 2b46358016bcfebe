import { useState } from 'react';
import type { BookRow } from '#contract/content/books.wire.ts';
import { bookPageCall } from '#contract/content/calls/book-page.call.ts';
import { saveBookCall } from '#contract/content/calls/save-book.call.ts';
import { countColumn, textColumn } from '#src/lib/resource/columns.tsx';
import { resourceMessages } from '#src/lib/resource/messages.en.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { removedFilter } from '#src/lib/resource/use-removable-list.tsx';
import { BookForm } from './BookForms.tsx';
import { contentRemoval } from './content-changes.ts';
import type { ContentProps } from './content-props.ts';
import { messages } from './messages.en.ts';
import { ProjectStatusBadge } from './ProjectStatusBadge.tsx';
import { useContentList } from './use-content-list.ts';

const seen = ({ id, version, name }: BookRow) => ({ id, version, name });
const changes = contentRemoval('book');
const load = pageLoader(bookPageCall, {}, (row: BookRow) => row);

const bookColumns = () => [
  textColumn<BookRow>('name', messages.columns.name, ({ name }) => name, { sortable: true, width: 14 }),
  {
    ...textColumn<BookRow>('status', messages.columns.status, ({ status }) => messages.status[status]),
    cell: ({ status }: BookRow) => <ProjectStatusBadge status={status} isChanged={false} />,
  },
  textColumn<BookRow>('class', messages.fields.classId, (row) => row.class),
  textColumn<BookRow>('audience', messages.fields.audience, ({ audience }) => messages.audiences[audience]),
  countColumn<BookRow>('lessons', messages.columns.lessons, ({ lessons }) => lessons),
];

/** [CA-03] The digital books of the office. */
export function BooksScreen({ app }: { readonly app: ContentProps }) {
  const [columns] = useState(bookColumns);
  const { onGo } = app;
  const mayWrite = app.may(saveBookCall);
  const content = useContentList(app, {
    name: 'content-books',
    changes,
    load,
    columns,
    mayWrite,
    onOpen: ({ id }) => onGo('books', id),
  });
  return (
    <ResourceScreen
      title={messages.parts.books}
      caption={messages.parts.books}
      add={mayWrite ? { label: messages.add.books } : undefined}
      {...content}
      seen={seen}
      texts={{ emptyText: resourceMessages.addFirst }}
      filters={[removedFilter()]}
    >
      {mayWrite && content.list.open === 'new' && (
        <BookForm
          book={null}
          app={app}
          onClose={() => content.list.onOpen('')}
          onSaved={(id) => (id === null ? content.list.onOpen('') : onGo('books', id))}
        />
      )}
    </ResourceScreen>
  );
}
