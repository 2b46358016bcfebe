import Flag from 'lucide-react/icons/flag';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShownAttempt } from '#contract/assessments/attempt.wire.ts';
import { isFilled } from '#machines/assessments/assessment-attempt/assessment-attempt.rules.ts';
import type { AttemptEvent } from '#machines/assessments/assessment-attempt/assessment-attempt.types.ts';
import type { AttemptView } from '#machines/assessments/assessment-attempt/assessment-attempt.view.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cva } from '#styled/css';
import { PracticalTask } from '../practical/PracticalTask.tsx';
import { QuestionView } from '../QuestionView.tsx';
import { Elsewhere, Unsent } from './AttemptBanners.tsx';
import { AttemptTimer } from './AttemptTimer.tsx';
import { attemptMessages as messages } from './attempt-messages.en.ts';
import { CrossedAnswer } from './CrossedAnswer.tsx';
import { HandInText } from './HandInText.tsx';
import type { AttemptResult } from './use-attempt.ts';
import { useLostFocus } from './use-lost-focus.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
});
// On a phone both buttons stay beside each other.
const turns = css({ display: 'flex', gap: '2' });
const grown = css({ marginInlineStart: 'auto' });
const columns = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 16rem]' },
});
const squares = css({ display: 'flex', flexWrap: 'wrap', gap: '2', listStyleType: 'none' });
const square = cva({
  base: {
    position: 'relative',
    minWidth: 'control.md',
    minHeight: 'control.md',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'control',
    borderRadius: 'md',
    bg: 'surface',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { position: 'absolute', insetBlockStart: '0.5', insetInlineEnd: '0.5', width: '3', height: '3' },
  },
  variants: {
    filled: { true: { bg: 'brand.subtle', fontWeight: 'semibold' }, false: {} },
    here: {
      true: { borderColor: 'brand', outlineWidth: 'thin', outlineStyle: 'solid', outlineColor: 'brand' },
      false: {},
    },
  },
});
const state = cva({
  base: { textStyle: 'small' },
  variants: {
    calm: { true: { color: 'text.muted' }, false: { color: 'warning.text', fontWeight: 'semibold' } },
  },
});

interface AttemptPaperProps {
  readonly attempt: ShownAttempt;
  readonly view: AttemptView;
  readonly told: AttemptResult | null;
  readonly send: (event: AttemptEvent) => void;
}

export function AttemptPaper({ attempt, view, told, send }: AttemptPaperProps) {
  const { context, stage, link, lease } = view;
  const [at, setAt] = useState(1);
  const [isAsked, setAsked] = useState(false);
  const [isTurned, setTurned] = useState(false);
  const turn = (position: number) => {
    setTurned(true);
    setAt(position);
  };
  const { items } = attempt;
  const item = items[at - 1];
  const paper = item && context.paper[item.position];
  const isMine = lease === 'mine';
  // The machine would drop this input, so typing it is prevented.
  const isWriting = isMine && stage === 'answering';
  // The banner stays while the hand-in is sent again; otherwise screen readers would read it aloud each time.
  const isUnsent = stage === 'unsent' || (stage === 'submitting' && context.failure !== null);
  const isCalm = link === 'saved' || link === 'waiting' || link === 'saving';
  // Its banner goes with the button that was pressed, or the banner comes in the place of that button.
  const columnsRef = useRef<HTMLDivElement>(null);
  useLostFocus(`${isMine} ${isUnsent}`, () => columnsRef.current?.querySelector('h2'));
  const own = context.crossed.find(({ position }) => position === item?.position);
  return (
    <Stack>
      <div className={bar}>
        <AttemptTimer context={context} />
        {isMine && <output className={state({ calm: isCalm })}>{messages.links[link]}</output>}
        {(link === 'retrying' || link === 'offline') && isMine && (
          <Button size="sm" onClick={() => send({ type: 'submit.retry' })}>
            {messages.retry}
          </Button>
        )}
        <span className={grown}>
          {!isUnsent && (
            <Button
              variant="primary"
              disabled={!isMine}
              busy={stage === 'submitting'}
              onClick={() => setAsked(true)}
            >
              {stage === 'submitting' ? messages.handingIn : messages.handIn}
            </Button>
          )}
        </span>
      </div>
      <VisuallyHidden>
        <span role="status">{toldWords(told)}</span>
      </VisuallyHidden>
      {told?.type === 'time.more' && <Banner tone="info" title={messages.moreTime(told.minutes)} />}
      {!isMine && <Elsewhere attempt={attempt} view={view} send={send} />}
      {isUnsent && <Unsent view={view} send={send} />}
      <div ref={columnsRef} className={columns}>
        {item && paper && (
          <Card>
            <Stack>
              <div className={bar}>
                <QuestionHeading key={at} text={messages.question(at, items.length)} isFocused={isTurned} />
                <span className={state({ calm: true })}>{messages.marks(item.marks)}</span>
              </div>
              {own && <CrossedAnswer item={item} own={own} isMine={isMine} send={send} />}
              {item.body.type === 'practical' ? (
                <PracticalTask
                  key={item.position}
                  readOnly={!isWriting}
                  assessmentId={attempt.assessment_id}
                  item={{ ...item, answer: paper.answer }}
                  onAnswer={(answer) => send({ type: 'answer.change', position: item.position, answer })}
                />
              ) : (
                <QuestionView
                  key={item.position}
                  readOnly={!isWriting}
                  question={item}
                  answer={paper.answer}
                  onAnswer={(answer) => send({ type: 'answer.change', position: item.position, answer })}
                />
              )}
              <div className={bar}>
                <div className={turns}>
                  <Button disabled={at === 1} onClick={() => turn(at - 1)}>
                    {messages.previous}
                  </Button>
                  <Button disabled={at === items.length} onClick={() => turn(at + 1)}>
                    {messages.next}
                  </Button>
                </div>
                <Button
                  icon={<Flag />}
                  disabled={!isWriting}
                  aria-pressed={paper.isFlagged}
                  onClick={() => send({ type: 'flag.toggle', position: item.position })}
                >
                  {paper.isFlagged ? messages.unflag : messages.flag}
                </Button>
              </div>
            </Stack>
          </Card>
        )}
        <Card title={messages.map}>
          <ul className={squares}>
            {items.map(({ position }, index) => (
              <li key={position}>
                <MapItem
                  number={index + 1}
                  isHere={at === index + 1}
                  isAnswered={isFilled(context.paper[position]?.answer ?? null)}
                  isFlagged={context.paper[position]?.isFlagged === true}
                  onTurn={() => turn(index + 1)}
                />
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <AlertDialog
        open={isAsked}
        title={messages.handInTitle}
        answers={[
          { value: 'stay', label: messages.keepWorking },
          { value: 'go', label: messages.handIn, tone: 'primary' },
        ]}
        onAnswer={(answer) => {
          setAsked(false);
          if (answer === 'go') send({ type: 'submit.press' });
        }}
        onCancel={() => setAsked(false)}
      >
        <HandInText
          attemptId={attempt.attempt_id}
          context={context}
          hasPrograms={items.some(({ body }) => body.type === 'practical')}
        />
      </AlertDialog>
    </Stack>
  );
}

/** The focus moves to the heading of another question. */
function QuestionHeading({ text, isFocused }: { readonly text: string; readonly isFocused: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const onShown = useEffectEvent(() => {
    if (isFocused) heading.current?.focus();
  });
  useEffect(() => onShown(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}

function toldWords(told: AttemptResult | null): string {
  if (told?.type === 'time.left') return messages.leftNow(told.minutes);
  return told?.type === 'time.more' ? messages.moreTime(told.minutes) : '';
}

interface MapItemProps {
  readonly number: number;
  readonly isHere: boolean;
  readonly isAnswered: boolean;
  readonly isFlagged: boolean;
  readonly onTurn: () => void;
}

function MapItem({ number, isHere, isAnswered, isFlagged, onTurn }: MapItemProps) {
  const words = [
    messages.mapItem(number),
    isAnswered ? messages.answered : messages.open,
    ...(isFlagged ? [messages.flagged] : []),
  ];
  return (
    <button
      type="button"
      className={square({ filled: isAnswered, here: isHere })}
      aria-label={words.join(', ')}
      aria-current={isHere ? 'step' : undefined}
      onClick={onTurn}
    >
      {formatNumber(number)}
      {isFlagged && <Flag aria-hidden />}
    </button>
  );
}
