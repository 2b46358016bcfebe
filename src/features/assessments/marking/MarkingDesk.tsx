import type { MarkingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { AssessmentProps } from '../assessments-props.ts';
import { AnswerOnDesk } from './AnswerOnDesk.tsx';
import { DeskChoices } from './DeskChoices.tsx';
import { DeskDone } from './DeskDone.tsx';
import { markingDesk as messages } from './desk-messages.en.ts';
import { type AddressOfDesk, useMarkingDesk } from './use-marking-desk.ts';

interface MarkingDeskProps {
  readonly app: AssessmentProps;
  readonly address: AddressOfDesk;
  /** Opens the program of a practical answer in its tool. */
  readonly onProgram: (attemptId: number, position: number) => void;
}

/** [CE-02, CE-03] Shows one answer after another with its key; marking needs only the keyboard. */
export function MarkingDesk({ app, address, onProgram }: MarkingDeskProps) {
  const { view, send, saved } = useMarkingDesk(app, address);
  const { context, stage, answer } = view;
  const toResults = app.onBack;
  if (stage === 'failed')
    return (
      <ErrorState
        title={messages.failed}
        text={context.failure ? failureText(context.failure, failureMessages) : undefined}
        retry={{ label: messages.retry, onRetry: () => send({ type: 'desk.retry' }) }}
      />
    );
  return (
    <>
      <UnsavedWork isDirty={view.unsaved > 0} texts={messages.leave} />
      <PageHeader
        title={messages.title}
        text={context.assessmentName}
        actions={<Button onClick={toResults}>{messages.back}</Button>}
      />
      <Stack>
        <DeskChoices view={view} send={send} />
        <ProgressBar
          label={messages.progress}
          value={view.answers === 0 ? 0 : ((view.answers - view.waiting) * 100) / view.answers}
          valueText={messages.markedOf(view.answers - view.waiting, view.answers)}
          showsText
        />
        {view.isCutOff && (
          <Banner
            tone="warning"
            title={messages.cutOff}
            action={<Button onClick={() => send({ type: 'desk.retry' })}>{messages.retry}</Button>}
          />
        )}
        {view.unsaved > 0 && stage === 'done' && <Banner title={messages.unsaved(view.unsaved)} />}
        {stage === 'queue' && <Skeleton label={messages.loading} shape="rows" count={6} />}
        {answer && <AnswerOnDesk view={view} answer={answer} send={send} onProgram={onProgram} />}
        {stage === 'done' && <DeskDone view={view} send={send} onResults={toResults} />}
      </Stack>
      <VisuallyHidden>
        <span role="status">{saved && savedWords(saved)}</span>
      </VisuallyHidden>
    </>
  );
}

const savedWords = ({
  student_name: name,
  marks,
  marks_most: most,
}: NonNullable<MarkingDeskView['answer']>) =>
  name === '' ? messages.savedHidden(marks ?? 0, most) : messages.savedAs(name, marks ?? 0, most);
