import { useState } from 'react';
import { assessmentAiQuestionApiCall } from '#contract/assessments/calls/assessment-ai-question-api.call.ts';
import type { QuestionChoices, Suggestion } from '#contract/assessments/questions.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { Tried } from './QuestionPreview.tsx';
import { messages } from './question-bank-messages.en.ts';

const card = css({
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
  padding: '3',
});
const quiet = css({ textStyle: 'small', color: 'text.muted', overflowWrap: 'anywhere' });

interface SuggestDialogProps {
  readonly banks: QuestionChoices['banks'];
  readonly onTake: (suggestion: Suggestion) => void;
  readonly onClose: () => void;
}

/** [QU-38] Variants of a topic's questions. Nothing is stored until the teacher saves one. */
export function SuggestDialog({ banks, onTake, onClose }: SuggestDialogProps) {
  const own = banks.filter(({ isOwn }) => isOwn);
  const [bankId, setBankId] = useState(own[0]?.id ?? 0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const ask = async () => {
    setBusy(true);
    setFailure('');
    const seed = crypto.getRandomValues(new Uint32Array(1)).map((bits) => bits >>> 1)[0] ?? 0;
    await call(assessmentAiQuestionApiCall, { bank_id: bankId, count: 5, seed }).then(
      ({ data }) => setSuggestions(data.suggestions),
      (error: unknown) => {
        setSuggestions([]);
        setFailure(errorText(error));
      },
    );
    setBusy(false);
  };
  return (
    <Dialog
      open
      size="form"
      title={messages.suggestTitle}
      closeLabel={messages.close}
      onRequestClose={onClose}
    >
      <Stack>
        <p className={quiet}>{messages.suggestText}</p>
        <Select
          label={messages.suggestTopic}
          options={own.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(bankId)}
          onChange={(value) => {
            setBankId(Number(value));
            setSuggestions([]);
          }}
          texts={{ placeholder: messages.choosePart, loading: messages.loading, empty: messages.nothing }}
        />
        <div>
          <Button variant="primary" busy={isBusy} onClick={() => void ask()}>
            {suggestions.length === 0 ? messages.suggestStart : messages.suggestMore}
          </Button>
        </div>
        <div role="status">{failure !== '' && <Banner tone="warning" title={failure} />}</div>
        {suggestions.map((suggestion) => (
          <article key={`${suggestion.from_id}-${suggestion.way}`} className={card}>
            <Stack>
              <p className={quiet}>
                <strong>{messages.ways[suggestion.way]}</strong> {messages.suggestFrom}{' '}
                <bdi>{suggestion.from_prompt}</bdi>
              </p>
              <Tried fields={suggestion.values} />
              <div>
                <Button onClick={() => onTake(suggestion)}>{messages.suggestTake}</Button>
              </div>
            </Stack>
          </article>
        ))}
      </Stack>
    </Dialog>
  );
}
