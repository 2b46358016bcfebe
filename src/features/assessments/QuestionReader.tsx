import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import type { LoadedQuestion } from './QuestionForm.tsx';
import { Tried } from './QuestionPreview.tsx';
import { messages } from './question-bank-messages.en.ts';

const quiet = css({
  textStyle: 'small',
  color: 'text.muted',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

interface QuestionReaderProps {
  readonly question: LoadedQuestion;
  readonly onClose: () => void;
}

export function QuestionReader({ question, onClose }: QuestionReaderProps) {
  const { fields } = question;
  const right = rightOf(question);
  return (
    <Dialog open size="form" title={messages.read} closeLabel={messages.close} onRequestClose={onClose}>
      <Stack>
        <Tried fields={fields} />
        {right !== '' && (
          <p className={quiet} dir="auto">
            <strong>{messages.rightAnswer}</strong> {right}
          </p>
        )}
        {fields.explanation !== '' && (
          <p className={quiet} dir="auto">
            {fields.explanation}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}

function rightOf({ fields }: LoadedQuestion): string {
  switch (fields.type) {
    case 'mcq':
    case 'multi':
      return fields.choices
        .filter(({ isRight }) => isRight)
        .map(({ text, pictureWords }) => text || pictureWords)
        .join(', ');
    case 'true_false':
      return fields.isTrue === true ? messages.truths.true : messages.truths.false;
    case 'fill':
      return fields.blanks
        .map(({ answers, number }) => [...answers, ...(number === null ? [] : [String(number)])].join(' / '))
        .join(', ');
    case 'match':
      return fields.pairs.map(({ left, right }) => `${left} – ${right}`).join(', ');
    case 'subjective':
    case 'practical':
      return fields.modelAnswer;
  }
}
