import { type BookFields, type BookTree, bookFields, lessonFields } from '#contract/content/books.wire.ts';
import { getBookCall } from '#contract/content/calls/get-book.call.ts';
import { saveBookCall } from '#contract/content/calls/save-book.call.ts';
import { saveLessonCall } from '#contract/content/calls/save-lesson.call.ts';
import { contentAudiences } from '#contract/content/content.rules.ts';
import { pictureExtensions } from '#contract/content/content-files.rules.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { FormQuestion, sure } from '#src/lib/form/FormQuestion.tsx';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { ContentProps } from './content-props.ts';
import { FileField } from './FileField.tsx';
import { classSource } from './lookups.ts';
import { messages } from './messages.en.ts';

const bookBlank: BookFields = {
  name: '',
  description: '',
  classId: null,
  audience: 'all',
  coverFileId: '',
  isPublished: false,
};

const bookForm = defineForm({
  name: 'book',
  schema: bookFields,
  usesFormSession: true,
  blank: bookBlank,
});

export async function loadBook(id: number, signal?: AbortSignal): Promise<BookTree> {
  return (await call(getBookCall, { id }, signal ? { signal } : {})).data;
}

interface BookFormProps {
  readonly book: BookTree | null;
  readonly app: ContentProps;
  readonly onClose: () => void;
  readonly onSaved: (id: number | null) => void;
}

/** [CA-03] Adds or changes a book. */
export function BookForm({ book, app, onClose, onSaved }: BookFormProps) {
  const form = useStoredForm({
    definition: bookForm,
    stored: book,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: (input, signal, intent) => call(saveBookCall, { ...input, isSure: intent === sure }, { signal }),
    load: loadBook,
    onSaved: (saved) => onSaved(saved?.data.id ?? null),
    onClose,
  });
  return (
    <ResourceForm form={form} title={book ? messages.edit : messages.add.books}>
      <TextField {...form.text('name')} maxLength={120} />
      <TextArea {...form.text('description')} rows={3} />
      <LookupField source={classSource} {...form.lookup('classId')} />
      <Select {...form.choice('audience', optionsOf(messages.audiences, contentAudiences))} />
      <FileField
        {...form.group('coverFileId')}
        extensions={pictureExtensions}
        value={form.values.coverFileId}
        known={book?.cover ? [book.cover] : []}
        onChange={(id) => form.set('coverFileId', id)}
      />
      <Switch {...form.flag('isPublished')} />
      <FormQuestion
        form={form}
        code="has_readers"
        title={messages.bookReadTitle}
        yes={messages.bookReadYes}
        tone="danger"
      />
    </ResourceForm>
  );
}

const lessonForm = defineForm({
  name: 'lesson',
  schema: lessonFields,
  usesFormSession: true,
  blank: { title: '', fileId: '' },
});

interface LessonFormProps {
  readonly bookId: number;
  readonly lesson: BookTree['lessons'][number] | null;
  readonly app: ContentProps;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** [CA-03] A lesson of a book is a PDF. */
export function LessonForm({ bookId, lesson, app, onClose, onSaved }: LessonFormProps) {
  const form = useStoredForm({
    definition: lessonForm,
    of: lesson?.id ?? `new-${bookId}`,
    stored: lesson,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    save: (input, signal) => call(saveLessonCall, { ...input, bookId }, { signal }),
    onSaved,
    onClose,
  });
  return (
    <ResourceForm form={form} title={lesson ? messages.edit : messages.addLesson}>
      <TextField {...form.text('title')} maxLength={200} />
      <FileField
        {...form.group('fileId')}
        extensions={['pdf']}
        value={form.values.fileId}
        known={lesson?.file ? [lesson.file] : []}
        onChange={(id) => form.set('fileId', id)}
      />
    </ResourceForm>
  );
}
