import type { QuestionAnswer, QuestionBody, ShownQuestion } from '#contract/assessments/question.model.ts';
import { partsAtGaps } from '#contract/assessments/question-types.rules.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { messages } from './question-bank-messages.en.ts';

const text = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const image = css({ maxWidth: 'full', height: 'auto', borderRadius: 'sm' });
const lines = css({ display: 'grid', gap: '3', width: 'full' });

interface QuestionViewProps {
  readonly question: ShownQuestion;
  /** null: nothing yet. */
  readonly answer: QuestionAnswer | null;
  readonly onAnswer: (answer: QuestionAnswer) => void;
  readonly readOnly?: boolean;
}

/** A question as a student answers it. All fields are plain, so nothing needs dragging. */
export function QuestionView({ question, answer, onAnswer, readOnly = false }: QuestionViewProps) {
  const { prompt, picture, body } = question;
  return (
    <Stack>
      <p className={text} dir="auto">
        {body.type === 'fill' ? partsAtGaps(prompt).join('_____') : prompt}
      </p>
      {picture && <img className={image} src={`/files/${picture.fileId}`} alt={picture.words} />}
      <Answer body={body} answer={answer} onAnswer={onAnswer} readOnly={readOnly} />
    </Stack>
  );
}

interface AnswerProps extends Omit<QuestionViewProps, 'question'> {
  readonly body: QuestionBody;
}

function Answer({ body, answer, onAnswer, readOnly = false }: AnswerProps) {
  switch (body.type) {
    case 'mcq':
    case 'multi':
      return <Choices body={body} answer={answer} onAnswer={onAnswer} readOnly={readOnly} />;
    case 'true_false': {
      const chosen = answer?.type === 'true_false' ? answer.chosen : null;
      return (
        <RadioGroup
          label={messages.answer}
          options={[
            { value: 'true', label: messages.truths.true },
            { value: 'false', label: messages.truths.false },
          ]}
          value={chosen === null ? '' : String(chosen)}
          disabled={readOnly}
          onChange={(value) => onAnswer({ type: 'true_false', chosen: value === 'true' })}
        />
      );
    }
    case 'fill': {
      const blanks = answer?.type === 'fill' ? answer.blanks : {};
      return (
        <div className={lines}>
          {body.blanks.map(({ id, isNumber }, index) => (
            <TextField
              key={id}
              label={messages.gapOf(index + 1)}
              inputMode={isNumber ? 'decimal' : 'text'}
              autoComplete="off"
              value={blanks[id] ?? ''}
              readOnly={readOnly}
              onChange={(typed) => onAnswer({ type: 'fill', blanks: { ...blanks, [id]: typed } })}
            />
          ))}
        </div>
      );
    }
    case 'match': {
      const pairs = answer?.type === 'match' ? answer.pairs : {};
      return (
        <div className={lines}>
          {body.left.map(({ id, text: left }) => (
            <Select
              key={id}
              label={left}
              options={body.right.map((side) => ({ value: side.id, label: side.text }))}
              value={pairs[id] ?? ''}
              clearable
              readOnly={readOnly}
              onChange={(right) => onAnswer({ type: 'match', pairs: { ...pairs, [id]: right } })}
              texts={{ placeholder: messages.choosePart, loading: messages.loading, empty: messages.nothing }}
            />
          ))}
        </div>
      );
    }
    case 'subjective':
      return (
        <TextArea
          label={messages.answer}
          rows={6}
          value={answer?.type === 'subjective' ? answer.text : ''}
          readOnly={readOnly}
          onChange={(typed) => onAnswer({ type: 'subjective', text: typed })}
        />
      );
    case 'practical': {
      const work =
        answer?.type === 'practical' ? answer : { text: '', workspaceId: 0, programSequence: 0, fileIds: [] };
      return (
        <TextArea
          label={messages.answer}
          rows={4}
          value={work.text}
          readOnly={readOnly}
          onChange={(typed) => onAnswer({ ...work, type: 'practical', text: typed })}
        />
      );
    }
  }
}

interface ChoicesProps extends Omit<AnswerProps, 'body'> {
  readonly body: Extract<QuestionBody, { type: 'mcq' | 'multi' }>;
}

function Choices({ body, answer, onAnswer, readOnly = false }: ChoicesProps) {
  const { type, choices } = body;
  const chosen = answer?.type === 'mcq' || answer?.type === 'multi' ? answer.chosen : [];
  // A picture without a text is named by its description.
  const nameOf = ({ text: said, picture }: (typeof choices)[number]) => said || (picture?.words ?? '');
  const pictures = choices.flatMap(({ id, picture }) =>
    picture ? [<img key={id} className={image} src={`/files/${picture.fileId}`} alt={picture.words} />] : [],
  );
  return (
    <>
      {pictures}
      {type === 'mcq' ? (
        <RadioGroup
          label={messages.answer}
          options={choices.map((choice) => ({ value: choice.id, label: nameOf(choice) }))}
          value={chosen[0] ?? ''}
          disabled={readOnly}
          onChange={(id) => onAnswer({ type, chosen: [id] })}
        />
      ) : (
        <FieldGroup label={messages.answer} layout="column">
          {choices.map((choice) => (
            <Checkbox
              key={choice.id}
              label={nameOf(choice)}
              checked={chosen.includes(choice.id)}
              disabled={readOnly}
              onChange={(isChosen) => {
                const others = chosen.filter((id) => id !== choice.id);
                onAnswer({ type, chosen: isChosen ? [...others, choice.id] : others });
              }}
            />
          ))}
        </FieldGroup>
      )}
    </>
  );
}
