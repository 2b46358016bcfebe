import { useState } from 'react';
import type { DeskChoice } from '#machines/assessments/marking-desk/marking-desk.types.ts';
import type { MarkingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { Combobox } from '#src/ui/Combobox.tsx';
import { Select, type SelectOption } from '#src/ui/Select.tsx';
import { css } from '#styled/css';
import { markingDesk as messages } from './desk-messages.en.ts';

const wide = css({ flexGrow: '1', flexBasis: 'menu', maxWidth: 'login' });

const byStudent = 'student';
const oneStudent = 'one';
/** A longer list has a search. */
const shownMost = 12;

interface DeskOrderProps {
  readonly view: MarkingDeskView;
  readonly isLocked: boolean;
  readonly onChoose: (fields: Partial<DeskChoice>) => void;
}

/** By question, by student, or only the student whom the results opened. */
export function DeskOrder({ view, isLocked, onChoose }: DeskOrderProps) {
  const { choice, questions } = view.context;
  const isLong = questions.length > shownMost;
  const options = [...students(view), ...questionOptions(view, isLong)];
  const value =
    choice.order === 'question' ? String(choice.questionId) : choice.attemptId > 0 ? oneStudent : byStudent;
  const choose = (next: string) => {
    if (next === oneStudent) return;
    onChoose(
      next === byStudent
        ? { order: 'student', questionId: 0, attemptId: 0 }
        : { order: 'question', questionId: Number(next), attemptId: 0 },
    );
  };
  return (
    <div className={wide}>
      {isLong ? (
        <LongOrder options={options} value={value} isLocked={isLocked} onChoose={choose} />
      ) : (
        <Select
          label={messages.order}
          options={options}
          value={value}
          readOnly={isLocked}
          onChange={choose}
          texts={{ placeholder: messages.choose, loading: messages.loading, empty: messages.nothing }}
        />
      )}
    </div>
  );
}

function students({ context: { choice, rows } }: MarkingDeskView): SelectOption[] {
  const every = { value: byStudent, label: messages.byStudent };
  if (choice.attemptId === 0) return [every];
  const name = rows[0]?.student_name ?? '';
  return [{ value: oneStudent, label: name === '' ? messages.oneHidden : messages.oneStudent(name) }, every];
}

/** Long lists add the questions' words. With one student the counts would concern only that student. */
function questionOptions({ context }: MarkingDeskView, isLong: boolean): SelectOption[] {
  const isOne = context.choice.attemptId > 0;
  return context.questions.map(({ question_id: id, waiting, prompt }, index) => {
    const value = String(id);
    if (isLong)
      return {
        value,
        label: messages.questionNamed(index + 1, prompt),
        hint: isOne ? undefined : messages.waiting(waiting),
      };
    return {
      value,
      label: isOne ? messages.questionAt(index + 1) : messages.questionOf(index + 1, waiting),
      hint: prompt,
    };
  });
}

interface LongOrderProps {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly isLocked: boolean;
  readonly onChoose: (value: string) => void;
}

function LongOrder({ options, value, isLocked, onChoose }: LongOrderProps) {
  // While the user searches, nothing is selected; the desk stays as it is.
  const [isSearched, setSearched] = useState(false);
  return (
    <Combobox
      label={messages.order}
      options={options}
      value={isSearched ? undefined : options.find((option) => option.value === value)}
      readOnly={isLocked}
      onChange={(option) => {
        setSearched(option === undefined);
        if (option && option.value !== value) onChoose(option.value);
      }}
      texts={{
        placeholder: formMessages.search,
        open: formMessages.open,
        clear: formMessages.clear,
        loading: messages.loading,
        empty: messages.nothing,
        noMatch: formMessages.noMatch,
        found: formMessages.found,
        unchosen: formMessages.unchosen,
      }}
    />
  );
}
