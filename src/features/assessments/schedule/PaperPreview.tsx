import Shuffle from 'lucide-react/icons/shuffle';
import { useState } from 'react';
import type { QuestionAnswer, ShownQuestion } from '#contract/assessments/question.model.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { attemptMessages } from '../attempt/attempt-messages.en.ts';
import { QuestionView } from '../QuestionView.tsx';
import { editorMessages as texts } from './editor-messages.en.ts';
import { scheduleMessages as messages } from './schedule-messages.en.ts';
import type { ScheduleValues } from './schedule-values.ts';
import type { Editor } from './use-editor.ts';

const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' });
const title = css({ textStyle: 'label' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const written = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface PaperPreviewProps {
  readonly editor: Editor;
  readonly about: Pick<ScheduleValues, 'instructions' | 'minutes'>;
  readonly onAnother: () => void;
}

/** [CE-01] The paper as a student gets it, without keys. Answers tried here are not stored. */
export function PaperPreview({ editor, about, onAnother }: PaperPreviewProps) {
  const { isOpen, isDrawing, shown, seed, failure } = editor.view.paper;
  if (!isOpen) return null;
  const minutes = Number(about.minutes);
  return (
    <Dialog
      open
      size="wide"
      title={texts.previewTitle}
      closeLabel={formMessages.close}
      onRequestClose={() => editor.send({ type: 'paper.close' })}
      footer={
        <Button icon={<Shuffle />} busy={isDrawing} onClick={onAnother}>
          {texts.another}
        </Button>
      }
    >
      <Stack>
        <p className={quiet}>{texts.previewText}</p>
        {failure && (
          <ErrorState
            title={failureText(failure, failureMessages)}
            retry={{ label: messages.retry, onRetry: () => editor.send({ type: 'paper.retry' }) }}
          />
        )}
        {isDrawing && !shown && <Skeleton label={messages.loading} shape="rows" count={4} />}
        {shown && (
          <>
            <p>
              {[
                texts.questionCount(shown.questions.length, shown.marks),
                ...(minutes > 0 ? [messages.minutes(minutes)] : []),
              ].join(' · ')}
            </p>
            {about.instructions !== '' && (
              <p className={written} dir="auto">
                {about.instructions}
              </p>
            )}
            {shown.questions.map((question) => (
              <Asked
                // Another student's paper starts without the answers tried in this one.
                key={`${seed} ${question.position}`}
                question={question}
                at={question.position}
                of={shown.questions.length}
              />
            ))}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface AskedProps {
  readonly question: ShownQuestion;
  readonly at: number;
  readonly of: number;
}

function Asked({ question, at, of }: AskedProps) {
  const [answer, setAnswer] = useState<QuestionAnswer | null>(null);
  return (
    <Card>
      <Stack>
        <div className={head}>
          <h3 className={title}>{attemptMessages.question(at, of)}</h3>
          <span className={quiet}>{attemptMessages.marks(question.marks)}</span>
        </div>
        <QuestionView question={question} answer={answer} onAnswer={setAnswer} />
      </Stack>
    </Card>
  );
}
