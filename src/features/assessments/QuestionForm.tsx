import { getQuestionDataCall } from '#contract/assessments/calls/get-question-data.call.ts';
import { saveQuestionCall } from '#contract/assessments/calls/save-question.call.ts';
import {
  marksLeast,
  marksMost,
  questionLanguages,
  questionTypes,
} from '#contract/assessments/question-types.rules.ts';
import type { QuestionChoices } from '#contract/assessments/questions.wire.ts';
import type { ShownFile } from '#contract/files/shown-file.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import type { LookupSource } from '#src/lib/lookup/lookup-source.ts';
import type { RowForm } from '#src/lib/resource/OpenRow.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { QuestionsProps } from './assessments-props.ts';
import { PictureField } from './PictureField.tsx';
import { QuestionParts } from './QuestionParts.tsx';
import { QuestionPreview } from './QuestionPreview.tsx';
import { messages } from './question-bank-messages.en.ts';
import {
  fieldsOfValues,
  type QuestionValues,
  questionForm,
  startValues,
  valuesOf,
} from './question-values.ts';

export async function loadQuestion(id: number, signal?: AbortSignal) {
  const { data } = await call(getQuestionDataCall, { id }, signal ? { signal } : {});
  return { ...data, fields: data.values, values: valuesOf(data.values) };
}
export type LoadedQuestion = Awaited<ReturnType<typeof loadQuestion>>;

/** Keep them between renders. */
export interface QuestionSources {
  readonly banks: LookupSource;
  readonly projects: LookupSource;
  readonly rubrics: LookupSource;
  readonly tools: LookupSource;
}

export function sourcesOf({ banks, projects, rubrics, tools }: QuestionChoices): QuestionSources {
  return {
    banks: listed(banks.filter(({ isOwn }) => isOwn)),
    projects: listed(projects),
    rubrics: listed(rubrics),
    tools: listed(tools),
  };
}

const listed =
  (all: readonly { readonly id: number; readonly name: string }[]): LookupSource =>
  async ({ search = '', ids = [] }) => {
    const words = search.toLocaleLowerCase();
    const rows = all
      .filter(({ id, name }) =>
        ids.length > 0 ? ids.includes(id) : name.toLocaleLowerCase().includes(words),
      )
      .map(({ id, name }) => ({ id, name }));
    return { rows, total: rows.length };
  };

interface QuestionFormProps extends RowForm {
  /** null: a new one. */
  readonly question: Pick<LoadedQuestion, 'id' | 'version' | 'values' | 'files'> | null;
  /** Values of a new one; left out: empty. */
  readonly start?: QuestionValues;
  readonly firstBank: number | null;
  readonly sources: QuestionSources;
  /** A new question after it was saved. */
  readonly onStored?: (question: {
    readonly id: number;
    readonly prompt: string;
    readonly marks: number;
  }) => void;
  readonly app: Pick<QuestionsProps, 'person' | 'sessionLive'>;
}

/** [CE-01, QU-37] A question of any type, which can be written by keyboard alone. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, start, firstBank, sources, app, of, onSaved, onStored, onClose } = props;
  const form = useStoredForm({
    definition: questionForm,
    of,
    stored: question,
    start: start ?? startValues(firstBank),
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: (input, signal) => call(saveQuestionCall, input, { signal }),
    load: loadQuestion,
    onSaved: (saved) => {
      alerts.show({ tone: 'success', title: messages.saved });
      const { prompt, marks } = fieldsOfValues(form.values);
      if (saved && !question) onStored?.({ id: saved.data.id, prompt, marks });
      onSaved();
    },
    onClose,
  });
  const { values } = form;
  const files: readonly ShownFile[] = question?.files ?? [];
  const fields = fieldsOfValues(values);
  return (
    <ResourceForm
      form={form}
      size="wide"
      title={question ? messages.edit : messages.add}
      submit={{ byEnter: false }}
      show={shown}
    >
      <LookupField {...form.lookup('bankId')} source={sources.banks} />
      <Select {...form.choice('type', optionsOf(messages.types, questionTypes))} />
      <TextArea
        {...form.text('prompt')}
        hint={values.type === 'fill' ? messages.hints.prompt : undefined}
        rows={3}
      />
      <QuestionParts form={form} files={files} rubrics={sources.rubrics} tools={sources.tools} />
      <PictureField
        {...form.group('pictureId')}
        value={values.pictureId}
        words={values.pictureWords}
        wordsError={form.group('pictureWords').error}
        known={files}
        onChange={(fileId, words) => {
          form.set('pictureId', fileId);
          form.set('pictureWords', words);
        }}
      />
      <TextField
        {...form.text('marks')}
        inputMode="decimal"
        aria-description={`${marksLeast}–${marksMost}`}
      />
      <TextArea {...form.text('explanation')} hint={messages.hints.explanation} rows={2} />
      <Select {...form.choice('language', optionsOf(messages.languages, questionLanguages))} />
      <LookupField {...form.lookup('projectId')} source={sources.projects} />
      <QuestionPreview fields={fields} />
    </ResourceForm>
  );
}

/** A field's text when two versions are compared. */
function shown(_field: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return value === null ? '' : JSON.stringify(value);
  return value
    .map((row: Readonly<Record<string, unknown>>) =>
      ['text', 'answers', 'number', 'left', 'right']
        .map((name) => row[name])
        .filter((part) => typeof part === 'string' && part !== '')
        .join(' – '),
    )
    .join(', ');
}
