import { questionLanguages, questionTypes } from '#contract/assessments/question-types.rules.ts';
import {
  type QuestionChoices,
  type QuestionRow,
  questionSources,
} from '#contract/assessments/questions.wire.ts';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { countColumn, textColumn } from '#src/lib/resource/columns.tsx';
import type { ResourceFilter } from '#src/lib/resource/ResourceFilters.tsx';
import { formatDayOf } from '#src/lib/words/dates.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { messages } from './question-bank-messages.en.ts';

export const questionColumns = (): GridColumn<QuestionRow>[] => [
  textColumn('prompt', messages.columns.prompt, ({ prompt }) => prompt, { sortable: true, width: 24 }),
  textColumn('type', messages.columns.type, ({ type }) => messages.types[type], { sortable: true }),
  textColumn('bank', messages.columns.bank, ({ bank }) => bank, { sortable: true, width: 10 }),
  {
    id: 'marks',
    header: messages.columns.marks,
    cell: ({ marks }) => formatNumber(marks, Number.isInteger(marks) ? 0 : 2),
    value: ({ marks }) => marks,
    align: 'end',
    width: 5,
    sortable: true,
  },
  textColumn('language', messages.columns.language, ({ language }) => messages.languages[language], {
    width: 6,
  }),
  textColumn('source', messages.columns.source, ({ source }) => messages.sources[source]),
  countColumn('uses', messages.columns.uses, ({ uses }) => uses),
  textColumn('project', messages.columns.project, ({ project }) => project),
  textColumn('updated', messages.columns.updated, ({ updatedAt }) => formatDayOf(updatedAt), {
    sortable: true,
  }),
];

const named = (rows: readonly { readonly id: number; readonly name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

export const filtersOf = ({ banks, projects }: QuestionChoices): readonly ResourceFilter[] => [
  {
    id: 'type',
    label: messages.columns.type,
    all: messages.all.type,
    options: optionsOf(messages.types, questionTypes),
  },
  { id: 'bank', label: messages.columns.bank, all: messages.all.bank, options: named(banks) },
  {
    id: 'language',
    label: messages.columns.language,
    all: messages.all.language,
    options: optionsOf(messages.languages, questionLanguages),
  },
  {
    id: 'source',
    label: messages.columns.source,
    all: messages.all.source,
    options: optionsOf(messages.sources, questionSources),
  },
  { id: 'project', label: messages.columns.project, all: messages.all.project, options: named(projects) },
  {
    id: 'state',
    label: messages.state,
    all: messages.all.state,
    options: [{ value: 'removed', label: messages.retiredOnes }],
  },
];
