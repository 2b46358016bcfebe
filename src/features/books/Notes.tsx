import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCallback, useState } from 'react';
import { type BookNote, type BookToRead, noteFields } from '#contract/books/books.wire.ts';
import { bookNoteListCall } from '#contract/books/calls/book-note-list.call.ts';
import { saveBookNoteCall } from '#contract/books/calls/save-book-note.call.ts';
import { setBookNoteRemovedCall } from '#contract/books/calls/set-book-note-removed.call.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import type { BookProps } from './book-props.ts';
import { messages } from './messages.en.ts';

const root = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' });
const heading = css({ textStyle: 'subsection' });
const quiet = css({ textStyle: 'caption', color: 'text.muted' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none' });
const card = css({
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
  p: '3',
});
const words = css({ textStyle: 'small', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

const noteForm = defineForm({
  name: 'book-note',
  schema: noteFields,
  usesFormSession: true,
  blank: { text: '' },
});

interface NotesProps {
  readonly book: BookToRead;
  readonly lessonId: number;
  readonly page: number;
  readonly app: BookProps;
}

/** The reader's own notes; nobody else sees them. */
export function Notes({ book: { book_id }, lessonId, page, app }: NotesProps) {
  const { round, refresh } = useRefresh();
  const load = useCallback(
    async (signal: AbortSignal) => (await call(bookNoteListCall, { book_id }, { signal })).data,
    [book_id],
  );
  const [loaded] = useLoaded(load, round);
  const [open, setOpen] = useState<BookNote | 'new' | null>(null);
  const notes = loaded.kind === 'loaded' ? loaded.data.filter(({ lesson_id }) => lesson_id === lessonId) : [];
  const remove = ({ id, version }: BookNote) =>
    call(setBookNoteRemovedCall, { rows: [{ id, version }], isRemoved: true }).then(refresh, tellFailure);
  return (
    <section className={root} aria-label={messages.notes}>
      <h2 className={heading}>{messages.notes}</h2>
      <p className={quiet}>{messages.notesText}</p>
      <Button size="sm" icon={<Plus />} onClick={() => setOpen('new')}>
        {messages.addNote(page)}
      </Button>
      {loaded.kind === 'loaded' && notes.length === 0 && <p className={quiet}>{messages.noNotes}</p>}
      <ul className={list}>
        {notes.map((note) => (
          <li key={note.id} className={card}>
            <div className={line}>
              <span className={quiet}>{messages.noteAt(note.page)}</span>
              <span>
                <IconButton
                  size="sm"
                  icon={<Pencil />}
                  label={messages.editNote}
                  onClick={() => setOpen(note)}
                />
                <IconButton
                  size="sm"
                  icon={<Trash2 />}
                  label={messages.removeNote}
                  onClick={() => void remove(note)}
                />
              </span>
            </div>
            <p className={words} dir="auto">
              {note.text}
            </p>
          </li>
        ))}
      </ul>
      {open !== null && (
        <NoteForm
          note={open === 'new' ? null : open}
          about={
            open === 'new'
              ? { book_id, lesson_id: lessonId, page }
              : { book_id, lesson_id: open.lesson_id, page: open.page }
          }
          app={app}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            refresh();
          }}
        />
      )}
    </section>
  );
}

interface NoteFormProps {
  readonly note: BookNote | null;
  readonly about: { readonly book_id: number; readonly lesson_id: number; readonly page: number };
  readonly app: BookProps;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function NoteForm({ note, about, app, onClose, onSaved }: NoteFormProps) {
  const form = useStoredForm({
    definition: noteForm,
    stored: note && { id: note.id, version: note.version, values: { text: note.text } },
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: (input, signal) => call(saveBookNoteCall, { ...input, ...about }, { signal }),
    onSaved,
    onClose,
  });
  return (
    <ResourceForm form={form} title={note ? messages.editNote : messages.newNote}>
      <TextArea {...form.text('text')} rows={5} />
    </ResourceForm>
  );
}
