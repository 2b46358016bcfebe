import Archive from 'lucide-react/icons/archive';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useMemo, useState } from 'react';
import { questionChoicesCall } from '#contract/assessments/calls/question-choices.call.ts';
import { questionListCall } from '#contract/assessments/calls/question-list.call.ts';
import { removeQuestionCall } from '#contract/assessments/calls/remove-question.call.ts';
import { removeQuestionBankCall } from '#contract/assessments/calls/remove-question-bank.call.ts';
import type { QuestionChoices, QuestionRow, Suggestion } from '#contract/assessments/questions.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { useRemoval } from '#src/lib/detail/use-removal.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { RowActionDialogs } from '#src/lib/resource/RowActionDialogs.tsx';
import { removal } from '#src/lib/resource/removal.ts';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { type RowChange, useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { mayWrite, type QuestionsProps } from './assessments-props.ts';
import { BankDialog } from './BankDialog.tsx';
import { exportQuestions } from './export-questions.ts';
import { ImportQuestions } from './ImportQuestions.tsx';
import { loadQuestion, QuestionForm, sourcesOf } from './QuestionForm.tsx';
import { QuestionReader } from './QuestionReader.tsx';
import { messages } from './question-bank-messages.en.ts';
import { filtersOf, questionColumns } from './question-columns.tsx';
import { valuesOf } from './question-values.ts';
import { SuggestDialog } from './SuggestDialog.tsx';

const load = pageLoader(questionListCall, {}, (row: QuestionRow) => row);
const loadChoices = (signal: AbortSignal): Promise<QuestionChoices> =>
  call(questionChoicesCall, {}, { signal });
const noChoices: QuestionChoices = { banks: [], projects: [], rubrics: [], tools: [] };
const seen = ({ id, version, prompt }: QuestionRow) => ({ id, version, name: prompt.slice(0, 80) });

const changes: Readonly<Record<string, RowChange>> = {
  retire: {
    run: rowsCall(removeQuestionCall, { isRemoved: true }),
    undo: 'restore',
    done: (count) => messages.retired(count),
  },
  restore: {
    run: rowsCall(removeQuestionCall, { isRemoved: false }),
    undo: 'retire',
    done: (count) => messages.restored(count),
  },
};

const bankChanges = removal({
  remove: rowsCall(removeQuestionBankCall, { isRemoved: true }),
  restore: rowsCall(removeQuestionBankCall, { isRemoved: false }),
  removed: () => messages.bankRemoved,
  restored: () => messages.bankRestored,
});

type Layer = 'banks' | 'import' | 'suggest' | null;

/** [CE-01, QU-37, QU-38] */
export function QuestionsScreen({ app }: { readonly app: QuestionsProps }) {
  const { person, sessionLive, address, listen } = app;
  const [columns] = useState(questionColumns);
  const [layer, setLayer] = useState<Layer>(null);
  const [taken, setTaken] = useState<Suggestion | null>(null);
  const together = useRefresh(listen);
  const [fetched] = useLoaded(loadChoices, together.round);
  const choices = fetched.kind === 'loaded' ? fetched.data : noChoices;
  const sources = useMemo(() => sourcesOf(choices), [choices]);
  const list = useResourceGrid({
    name: 'questions',
    personId: person.id,
    load,
    columns,
    address,
    together,
  });
  const actions = useRowActions({ changes, sessionLive, onChanged: together.refresh });
  const banks = useRemoval({ changes: bankChanges, sessionLive, onChanged: together.refresh });
  const isWriter = mayWrite(person);
  const own = choices.banks.filter(({ isOwn }) => isOwn);
  const needsBank = fetched.kind === 'loaded' && own.length === 0;
  const close = () => setLayer(null);
  const refreshed = () => {
    together.refresh();
    close();
  };
  const closeForm = (leave: () => void) => () => {
    setTaken(null);
    leave();
  };
  const download = (format: 'gift' | 'table') => () =>
    void exportQuestions(format, { search: list.state.search, filters: list.state.filters });
  return (
    <ResourceScreen
      title={messages.title}
      text={messages.text}
      caption={messages.title}
      add={
        isWriter
          ? { label: messages.add, disabledReason: needsBank ? messages.noBank : undefined }
          : undefined
      }
      more={[
        ...(isWriter
          ? [
              { id: 'banks', label: messages.banks, onRun: () => setLayer('banks') },
              {
                id: 'import',
                label: messages.import,
                disabled: own.length === 0,
                onRun: () => setLayer('import'),
              },
              {
                id: 'suggest',
                label: messages.suggest,
                disabled: own.length === 0,
                onRun: () => setLayer('suggest'),
              },
            ]
          : []),
        { id: 'gift', label: messages.exportGift, onRun: download('gift') },
        { id: 'table', label: messages.exportTable, onRun: download('table') },
      ]}
      list={list}
      seen={seen}
      changes={actions}
      onOpen={(row) => list.onOpen(String(row.id))}
      isExported={false}
      filters={filtersOf(choices)}
      actions={
        isWriter
          ? [
              {
                id: 'retire',
                label: messages.retire,
                icon: <Archive />,
                tone: 'danger',
                when: ({ isRemoved, source }) => !isRemoved && source === 'own',
                change: 'retire',
                isBulk: true,
              },
              {
                id: 'restore',
                label: messages.restore,
                icon: <RotateCcw />,
                when: ({ isRemoved, source }) => isRemoved && source === 'own',
                change: 'restore',
                isBulk: true,
              },
            ]
          : []
      }
    >
      <OpenRow list={{ ...list, refresh: together.refresh }} title={messages.read} load={loadQuestion}>
        {(question, form) =>
          question && (!question.isOwn || question.isRemoved) ? (
            <QuestionReader question={question} onClose={form.onClose} />
          ) : (
            <QuestionForm
              {...form}
              of={taken === null ? form.of : `suggested-${taken.from_id}-${taken.way}`}
              onClose={closeForm(form.onClose)}
              onSaved={closeForm(form.onSaved)}
              question={question}
              {...(taken && { start: valuesOf(taken.values) })}
              firstBank={own[0]?.id ?? null}
              sources={sources}
              app={app}
            />
          )
        }
      </OpenRow>
      {layer === 'banks' && (
        <BankDialog
          banks={choices.banks}
          app={app}
          onClose={close}
          onSaved={refreshed}
          onRemove={(bank) => {
            close();
            banks.remove(bank);
          }}
        />
      )}
      <RowActionDialogs actions={banks.actions} />
      {layer === 'import' && (
        <ImportQuestions banks={choices.banks} onClose={close} onImported={together.refresh} />
      )}
      {layer === 'suggest' && (
        <SuggestDialog
          banks={choices.banks}
          onClose={close}
          onTake={(suggestion) => {
            setTaken(suggestion);
            close();
            list.onOpen('new');
          }}
        />
      )}
    </ResourceScreen>
  );
}
