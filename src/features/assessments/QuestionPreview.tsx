import { useState } from 'react';
import type { QuestionAnswer } from '#contract/assessments/question.model.ts';
import { storedOf } from '#contract/assessments/question-fields.rules.ts';
import type { QuestionFields } from '#contract/assessments/question-fields.wire.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { QuestionView } from './QuestionView.tsx';
import { messages } from './question-bank-messages.en.ts';

/** The question as a student sees it. Answers given here are dropped. */
export function QuestionPreview({ fields }: { readonly fields: QuestionFields }) {
  return (
    <Disclosure summary={messages.preview}>
      <Tried key={fields.type} fields={fields} />
    </Disclosure>
  );
}

export function Tried({ fields }: { readonly fields: QuestionFields }) {
  const [answer, setAnswer] = useState<QuestionAnswer | null>(null);
  const { prompt, picture, marks, body } = storedOf(fields);
  return <QuestionView question={{ prompt, picture, marks, body }} answer={answer} onAnswer={setAnswer} />;
}
