import type { FormPerson } from '#machines/notices/notice-form/notice-form.types.ts';
import type { PackFailure, PackNotice } from '#machines/notices/notice-pack/notice-pack.types.ts';
import type { NoticePackView } from '#machines/notices/notice-pack/notice-pack.view.ts';
import { textFor } from '#src/lib/words/messages.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { packMessages as messages } from './messages.en.ts';
import { PackPlan } from './PackPlan.tsx';
import { type PackTools, packToolsFor } from './pack-tools.ts';
import { usePack } from './use-pack.ts';

const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '2',
  width: 'full',
});
const list = css({
  listStyle: 'disc',
  paddingInlineStart: '5',
  textStyle: 'small',
  overflowWrap: 'anywhere',
});
const explanation = css({ textStyle: 'small', color: 'text.muted' });
const heading = css({ textStyle: 'label', marginBlockEnd: '1' });

export interface PackDialogProps {
  readonly wanted: readonly PackNotice[];
  readonly person: FormPerson;
  /** In the school's zone. */
  readonly today: string;
  readonly timeZone: string;
  readonly tools?: PackTools;
  /** `made`: the notices that became drafts; `open`: the one to open now. */
  readonly onEnd: (made: readonly number[], open: number | null) => void;
}

/** Makes drafts of several notices and moves their dates together. Mounting it opens it. */
export function PackDialog({ wanted, person, today, timeZone, tools, onEnd }: PackDialogProps) {
  const { view, send } = usePack({ wanted, person, today }, tools ?? packToolsFor(person), (made) =>
    onEnd(made, null),
  );
  const { stage, progress, made } = view;
  const percent = progress.of === 0 ? 0 : (progress.done / progress.of) * 100;
  const first = made[0];
  return (
    <Dialog
      open={stage !== 'ended'}
      size="wide"
      title={messages.title}
      closeLabel={messages.close}
      onRequestClose={() => send({ type: 'pack.close' })}
      footer={
        <div className={footer}>
          {stage === 'making' && <Button onClick={() => send({ type: 'pack.stop' })}>{messages.stop}</Button>}
          {stage === 'planning' && (
            <Button
              variant="primary"
              reasonInSight
              disabledReason={whyNot(view)}
              onClick={() => view.canMake && send({ type: 'pack.make' })}
            >
              {messages.make(view.count)}
            </Button>
          )}
          {stage === 'finished' && (view.failed.length > 0 || view.untried > 0) && (
            <Button onClick={() => send({ type: 'pack.retry' })}>{messages.tryAgain}</Button>
          )}
          {stage === 'finished' && first !== undefined && (
            <Button variant="primary" onClick={() => onEnd(made, first)}>
              {messages.openFirst}
            </Button>
          )}
          {(stage === 'reading' || stage === 'unprepared') && (
            <Button onClick={() => send({ type: 'pack.close' })}>{messages.cancel}</Button>
          )}
        </div>
      }
    >
      <Stack>
        {stage !== 'finished' && <p className={explanation}>{messages.explanation}</p>}
        {(stage === 'reading' || stage === 'making') && (
          <ProgressBar
            label={stage === 'reading' ? messages.reading : messages.making}
            value={percent}
            valueText={messages.progress(progress.done, progress.of)}
            showsText
          />
        )}
        {stage === 'unprepared' && (
          <ErrorState
            title={messages.unprepared}
            text={messages.unpreparedText}
            retry={{ label: messages.tryAgain, onRetry: () => send({ type: 'pack.retry' }) }}
          />
        )}
        {stage === 'planning' && (
          <PackPlan
            view={view}
            timeZone={timeZone}
            onShift={(shift) => send({ type: 'pack.shift', shift })}
            onLeaveOut={(id, isOut) => send({ type: 'pack.leave_out', id, isOut })}
          />
        )}
        {stage === 'finished' && (
          <Banner
            announce="polite"
            tone={made.length > 0 ? 'news' : 'warning'}
            title={made.length > 0 ? messages.made(made.length) : messages.noneMade}
            text={made.length > 0 ? messages.madeText : undefined}
          />
        )}
        {stage === 'finished' && view.failed.length > 0 && (
          <Failures
            title={messages.failed(view.failed.length)}
            failures={view.failed}
            other={messages.notKept}
          />
        )}
        {stage === 'finished' && view.untried > 0 && <p>{messages.untried(view.untried)}</p>}
        {stage === 'planning' && view.unreadable.length > 0 && (
          <Failures title={messages.leftAside} failures={view.unreadable} other={messages.notRead} />
        )}
      </Stack>
    </Dialog>
  );
}

interface FailuresProps {
  readonly title: string;
  readonly failures: readonly PackFailure[];
  readonly other: string;
}

function Failures({ title, failures, other }: FailuresProps) {
  return (
    <section>
      <h3 className={heading}>{title}</h3>
      <ul className={list}>
        {failures.map(({ id, title: name, failure }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            {`: ${textFor(messages.reasons, failure.code) ?? failure.information ?? other}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function whyNot({ canMake, count }: NoticePackView): string | undefined {
  if (canMake) return undefined;
  return count === 0 ? messages.empty : messages.firstDayFirst;
}
