import { useState } from 'react';
import type { BookRow } from '#contract/curriculum/books.wire.ts';
import { bookPageCall } from '#contract/curriculum/calls/book-page.call.ts';
import { saveBookCall } from '#contract/curriculum/calls/save-book.call.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { BookForm } from './BookForms.tsx';
import type { ContentSite } from './content-site.ts';
import { messages } from './messages.en.ts';
import { ProjectStatusBadge } from './ProjectStatusBadge.tsx';
import { countColumn, emptyTexts, stateFilter, textColumn, useContentList } from './use-content-list.tsx';

const seen = ({ id, version, name }: BookRow) => ({ id, version, name });
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
export function BooksScreen({ site }: { readonly site: ContentSite }) {
  const [columns] = useState(bookColumns);
  const { onGo } = site;
  const mayWrite = site.may(saveBookCall);
  const go = ({ id, isRemoved }: BookRow) => {
    if (!isRemoved) onGo('books', id);
  };
  const { list, changes, actions } = useContentList(site, {
    name: 'content-books',
    of: 'book',
    load,
    columns,
    onOpen: go,
  });
  return (
    <ResourceScreen
      title={messages.parts.books}
      caption={messages.parts.books}
      add={mayWrite ? { label: messages.add.books } : undefined}
      list={list}
      seen={seen}
      texts={emptyTexts()}
      onOpen={go}
      changes={changes}
      filters={[stateFilter()]}
      actions={actions}
    >
      {mayWrite && list.open === 'new' && (
        <BookForm
          book={null}
          site={site}
          onClose={() => list.onOpen('')}
          onSaved={(id) => (id === null ? list.onOpen('') : onGo('books', id))}
        />
      )}
    </ResourceScreen>
  );
}
