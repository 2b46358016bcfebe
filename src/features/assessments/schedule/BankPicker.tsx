import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { QuestionChoices, QuestionRow, Suggestion } from '#contract/assessments/questions.wire.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import type { QuestionsProps } from '../assessments-props.ts';
import { QuestionForm, type QuestionSources } from '../QuestionForm.tsx';
import { valuesOf } from '../question-values.ts';
import { SuggestDialog } from '../SuggestDialog.tsx';
import { editorMessages as texts } from './editor-messages.en.ts';
import { scheduleMessages as messages } from './schedule-messages.en.ts';
import type { ItemValues } from './schedule-values.ts';
import type { Editor } from './use-editor.ts';

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const foundBox = css({
  display: 'grid',
  gap: '2',
  maxHeight: '64',
  overflowY: 'auto',
  width: 'full',
  padding: '3',
  bg: 'surface.sunken',
  borderRadius: 'md',
});

/** Longer words find nothing. */
const searchMost = 200;
const plain = { number: 0, bank_id: 0, drawn_type: '' as const, drawn: '' };

export interface BankPickerProps {
  readonly banks: QuestionChoices['banks'];
  readonly sources: QuestionSources;
  readonly app: Pick<QuestionsProps, 'person' | 'sessionLive'>;
  readonly editor: Editor;
  readonly isPractical: boolean;
  readonly taken: readonly number[];
  readonly onAdd: (items: readonly ItemValues[]) => void;
}

export function BankPicker(props: BankPickerProps) {
  const { banks, sources, app, editor, isPractical, taken, onAdd } = props;
  const { view, send } = editor;
  const { stage, found, failure } = view.bank;
  const [bank, setBank] = useState('');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly QuestionRow[]>([]);
  const [layer, setLayer] = useState<'suggest' | Suggestion | null>(null);
  const look = (bankOf: string, words: string) => {
    setBank(bankOf);
    setSearch(words);
    const request = { bankId: Number(bankOf), search: words, isPractical };
    send({ type: 'bank.search', request: bankOf === '' ? null : request });
  };
  const rows = (found?.rows ?? []).filter(({ id }) => !taken.includes(id));
  const more = (found?.total ?? 0) - (found?.rows.length ?? 0);
  const name = banks.find(({ id }) => String(id) === bank)?.name ?? '';
  const isWriter = banks.some(({ isOwn }) => isOwn);
  return (
    <Stack>
      <Select
        label={messages.topic}
        options={banks.map(({ id, name: of }) => ({ value: String(id), label: of }))}
        value={bank}
        onChange={(value) => {
          setChosen([]);
          look(value, '');
        }}
        texts={{ placeholder: messages.chooseTopic, loading: messages.loading, empty: messages.noTopic }}
      />
      {banks.length === 0 && <p className={quiet}>{texts.noTopicText}</p>}
      {bank !== '' && (
        <>
          <TextField
            type="search"
            label={messages.findQuestion}
            value={search}
            maxLength={searchMost}
            onChange={(words) => look(bank, words)}
          />
          {stage === 'failed' && failure && (
            <Banner
              tone="danger"
              announce="polite"
              title={failureText(failure, failureMessages)}
              action={<Button onClick={() => send({ type: 'bank.again' })}>{messages.retry}</Button>}
            />
          )}
          {stage === 'searching' && !found && <Skeleton label={messages.loading} shape="rows" count={3} />}
          {found && (
            <div className={foundBox} aria-busy={stage === 'searching' || undefined}>
              {rows.map((row) => (
                <Checkbox
                  key={row.id}
                  label={`${isolate(row.prompt)} (${formatNumber(row.marks, 2)})`}
                  checked={chosen.some(({ id }) => id === row.id)}
                  onChange={(isChosen) =>
                    setChosen(isChosen ? [...chosen, row] : chosen.filter(({ id }) => id !== row.id))
                  }
                />
              ))}
              {more > 0 && <p className={quiet}>{messages.moreQuestions(more)}</p>}
              {rows.length === 0 && (
                <p className={quiet}>{search === '' ? messages.noQuestion : texts.noMatch}</p>
              )}
            </div>
          )}
          <div className={line}>
            <Button
              icon={<Plus />}
              disabledReason={chosen.length === 0 ? texts.tickFirst : undefined}
              onClick={() => {
                onAdd(
                  chosen.map(({ id, prompt, marks }) => ({
                    ...plain,
                    question_id: id,
                    marks: String(marks),
                    name: prompt,
                  })),
                );
                setChosen([]);
              }}
            >
              {messages.addChosen(chosen.length)}
            </Button>
            {!isPractical && (
              <Button
                onClick={() =>
                  onAdd([{ ...plain, question_id: 0, bank_id: Number(bank), drawn: '2', marks: '1', name }])
                }
              >
                {messages.draw}
              </Button>
            )}
          </div>
        </>
      )}
      {isWriter && !isPractical && (
        <div>
          <Button variant="quiet" onClick={() => setLayer('suggest')}>
            {texts.suggest}
          </Button>
        </div>
      )}
      {layer === 'suggest' && (
        <SuggestDialog banks={banks} onClose={() => setLayer(null)} onTake={setLayer} />
      )}
      {layer !== null && layer !== 'suggest' && (
        <QuestionForm
          of={`suggested-${layer.from_id}-${layer.way}`}
          question={null}
          start={valuesOf(layer.values)}
          firstBank={null}
          sources={sources}
          app={app}
          onClose={() => setLayer(null)}
          onOpen={() => undefined}
          onSaved={() => setLayer(null)}
          onStored={({ id, prompt, marks }) => {
            onAdd([{ ...plain, question_id: id, marks: String(marks), name: prompt }]);
            send({ type: 'bank.again' });
          }}
        />
      )}
    </Stack>
  );
}
