import { useCallback, useState } from 'react';
import { type RegradeWay, regradeWays } from '#contract/assessments/assessments.rules.ts';
import { applyRegradeCall } from '#contract/assessments/calls/apply-regrade.call.ts';
import { previewRegradeCall } from '#contract/assessments/calls/preview-regrade.call.ts';
import type { RegradePreview as Preview, QuestionStatistics } from '#contract/assessments/regrade.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { type Fetched, useLoaded } from '#src/lib/use-loaded.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import type { QuestionsProps } from '../assessments-props.ts';
import { RegradePreview } from './RegradePreview.tsx';
import { beginning, hindranceOf, isWay, regradeForm } from './regrade-form.ts';
import { regradeMessages as messages } from './regrade-messages.en.ts';

const prompt = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textStyle: 'label' });
const heading = css({ textStyle: 'subsection' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

/** A dry run and its input; without `preview` the server refused it. */
interface DryRun {
  readonly way: '' | RegradeWay;
  readonly preview: Preview | null;
  readonly refusal: string;
}

interface RegradeFormProps {
  readonly question: Pick<QuestionStatistics, 'question_id' | 'prompt' | 'type' | 'has_new_version'>;
  readonly assessmentId: number;
  readonly app: Pick<QuestionsProps, 'person' | 'sessionLive'>;
  /** Rises when marks may have changed, to ask for the preview again. */
  readonly round: number;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** [CE-03] Shows which marks would change, and then changes exactly those. */
export function RegradeForm({ question, assessmentId, app, round, onSaved, onClose }: RegradeFormProps) {
  const { question_id: questionId } = question;
  // The preview was stale, so it is loaded again.
  const [staleTimes, setStaleTimes] = useState(0);
  const [start] = useState(() => beginning(question));
  const form = useStoredForm({
    definition: regradeForm,
    of: `${assessmentId}-${questionId}`,
    stored: null,
    start,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    save: async ({ way, reason, formSession }, signal): Promise<number> => {
      const digest = seen?.way === way ? (seen.preview?.digest ?? '') : '';
      const input = {
        assessment_id: assessmentId,
        question_id: questionId,
        way,
        reason,
        digest,
        formSession,
      };
      try {
        return (await call(applyRegradeCall, input, { signal })).data.changed;
      } catch (error) {
        if (error instanceof CallFailed && error.code === 'stale') setStaleTimes((times) => times + 1);
        throw error;
      }
    },
    onSaved: (changed) => {
      alerts.show({
        tone: 'success',
        title: messages.done,
        ...(changed !== null && { text: messages.doneText(changed) }),
      });
      onSaved();
    },
    onClose,
  });
  const { way } = form.values;
  const load = useCallback(
    (signal: AbortSignal) => dryRun({ assessmentId, questionId, way }, signal),
    [assessmentId, questionId, way],
  );
  const [fetched, , retry] = useLoaded(load, round + staleTimes);
  // Until the new preview arrives, the loaded one belongs to the previous way.
  const seen: DryRun | null = fetched.kind === 'loaded' && fetched.data.way === way ? fetched.data : null;
  return (
    <ResourceForm
      form={form}
      title={messages.title}
      submit={{ label: messages.submit, byEnter: false }}
      failures={{ stale: messages.stale }}
    >
      <p className={prompt} dir="auto">
        {question.prompt}
      </p>
      <p className={quiet}>{messages.text}</p>
      <RadioGroup
        {...form.choice('way', [])}
        options={regradeWays.map((value) => {
          const hindrance = hindranceOf(question, value);
          return {
            value,
            label: messages.ways[value],
            hint: hindrance === null ? messages.hints[value] : messages[hindrance],
            disabled: hindrance !== null,
          };
        })}
      />
      <Stack gap="2">
        <h3 className={heading}>{messages.preview}</h3>
        <div aria-live="polite">
          <Seen way={way} seen={seen} fetched={fetched} onRetry={retry} />
        </div>
      </Stack>
      <TextArea {...form.text('reason')} rows={2} />
    </ResourceForm>
  );
}

interface SeenProps {
  readonly way: string;
  readonly seen: DryRun | null;
  readonly fetched: Fetched<DryRun>;
  readonly onRetry: () => void;
}

function Seen({ way, seen, fetched, onRetry }: SeenProps) {
  if (way === '') return <p className={quiet}>{messages.chooseFirst}</p>;
  if (seen?.preview) return <RegradePreview of={seen.preview} />;
  if (seen) return <Banner tone="warning" title={seen.refusal} />;
  if (fetched.kind === 'failed')
    return (
      <ErrorState
        title={messages.previewFailed}
        text={fetched.information}
        retry={{ label: messages.retry, onRetry }}
      />
    );
  return <Skeleton label={messages.looking} shape="rows" count={3} />;
}

interface Asked {
  readonly assessmentId: number;
  readonly questionId: number;
  readonly way: string;
}

/** A refusal is a result too: the question changed meanwhile, or a person marks it. */
async function dryRun({ assessmentId, questionId, way }: Asked, signal: AbortSignal): Promise<DryRun> {
  if (!isWay(way)) return { way: '', preview: null, refusal: '' };
  try {
    const input = { assessment_id: assessmentId, question_id: questionId, way };
    const { data } = await call(previewRegradeCall, input, { signal });
    return { way, preview: data, refusal: '' };
  } catch (error) {
    if (error instanceof CallFailed && (error.code === 'no_new_key' || error.code === 'by_person'))
      return { way, preview: null, refusal: error.information };
    throw error;
  }
}
