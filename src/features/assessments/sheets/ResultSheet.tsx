import { percentOf } from '#contract/assessments/marking.rules.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { css } from '#styled/css';
import { type PrintedResult, percentText } from './printed-result.ts';
import { RubricGiven } from './RubricGiven.tsx';
import { sheetMessages as messages } from './sheet-messages.en.ts';

// Sheets print black on white in every theme, so no style sets a colour. The table has two row groups, because
// browsers repeat the first one on every page; so pages of students cannot be mixed up.
const sheet = css({
  display: 'table',
  width: 'full',
  // Each student begins a page.
  '&:not(:first-child)': { breakBefore: 'page' },
});
const top = css({ display: 'table-header-group', breakInside: 'avoid' });
const rest = css({ display: 'table-row-group' });
const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  textStyle: 'small',
  paddingBlockStart: '3',
});
const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  textStyle: 'label',
  paddingBlockEnd: '2',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
});
const name = css({ fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight', overflowWrap: 'anywhere' });
const facts = css({
  display: 'grid',
  gridTemplateColumns: '[max-content 1fr max-content 1fr]',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'small',
  '& dt': { fontWeight: 'semibold' },
  '& dd': { margin: '0', overflowWrap: 'anywhere' },
});
const score = css({ textStyle: 'section' });
const note = css({ fontWeight: 'semibold' });
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const heading = css({ textStyle: 'subsection', breakAfter: 'avoid' });
const list = css({ listStyle: 'none', padding: '0', display: 'block' });
// A question stays on one page unless it is longer than that.
const question = css({
  breakInside: 'avoid',
  paddingBlock: '2',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderColor: 'line',
  display: 'grid',
  gap: '1',
});
const line = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4' });
const marks = css({ flexShrink: '0', fontWeight: 'semibold', textStyle: 'small' });
const image = css({
  maxWidth: 'full',
  maxHeight: 'printedPicture',
  objectFit: 'contain',
  objectPosition: 'start',
});
const given = css({
  display: 'grid',
  gridTemplateColumns: '[max-content 1fr]',
  columnGap: '4',
  rowGap: '1',
  '& dt': { textStyle: 'small', fontWeight: 'semibold' },
  '& dd': { margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
const pair = css({ display: 'contents' });

interface ResultSheetProps {
  readonly of: PrintedResult;
  readonly school: string;
  /** [CB-05] The school's. */
  readonly zone: string;
  readonly hasAnswers?: boolean;
  readonly hasKeys?: boolean;
}

/** [CE-02] One student's result on paper. */
export function ResultSheet({ of, school, zone, hasAnswers = true, hasKeys = true }: ResultSheetProps) {
  return (
    <article className={sheet} data-result-sheet="">
      <div className={top}>
        <p className={head}>
          <bdi>{school}</bdi>
          <span>{messages.titleOf(of.student)}</span>
        </p>
      </div>
      <div className={rest}>
        <div className={body}>
          <h1 className={name}>
            <bdi>{of.student}</bdi>
          </h1>
          <Facts of={of} zone={zone} />
          <p className={score}>
            {of.marks === null
              ? messages.noMarks(of.most)
              : of.most === 0
                ? messages.marksOf(of.marks, of.most)
                : messages.score(of.marks, of.most, percentOf(of.marks, of.most))}
            {of.isPassed !== null && ` · ${of.isPassed ? messages.passed : messages.notPassed}`}
          </p>
          {of.note !== '' && <p className={note}>{of.note}</p>}
          {of.feedback !== '' && (
            <p className={words}>
              <bdi>{of.feedback}</bdi>
            </p>
          )}
          {hasAnswers && of.answers.length > 0 && (
            <section>
              <h2 className={heading}>{messages.answers}</h2>
              <ol className={list}>
                {of.answers.map((answer, index) => (
                  <li key={answer.position} className={question}>
                    <Answer answer={answer} number={index + 1} hasKeys={hasKeys} />
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

function Facts({ of, zone }: Pick<ResultSheetProps, 'of' | 'zone'>) {
  const rows = [
    [messages.facts.assessment, of.of.assessment],
    [messages.facts.division, of.place],
    [messages.facts.teacher, of.of.teacher],
    [messages.facts.handedIn, of.handedInAt === null ? '' : formatMoment(of.handedInAt, zone)],
    [messages.facts.answered, messages.marksOf(of.answered, of.questions)],
    [messages.facts.attempt, of.number > 1 ? formatNumber(of.number) : ''],
    [messages.facts.pass, percentText(of.of.passPercent)],
  ] as const;
  return (
    <dl className={facts}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} className={pair}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}

interface AnswerProps {
  readonly answer: PrintedResult['answers'][number];
  readonly number: number;
  readonly hasKeys: boolean;
}

function Answer({ answer, number, hasKeys }: AnswerProps) {
  const { prompt, picture, right, isCorrected, feedback, isLate } = answer;
  const rows = [
    [isLate ? messages.givenLate : messages.given, answer.given || messages.noAnswer],
    [isCorrected ? messages.rightNow : messages.right, hasKeys ? right : ''],
    [messages.feedback, feedback],
  ] as const;
  return (
    <>
      <div className={line}>
        <h3>{messages.question(number)}</h3>
        <span className={marks}>
          {answer.marks === null
            ? messages.unmarked(answer.most)
            : messages.marksOf(answer.marks, answer.most)}
        </span>
      </div>
      <p className={words}>
        <bdi>{prompt}</bdi>
      </p>
      {picture && <img className={image} src={`/files/${picture.fileId}`} alt={picture.words} />}
      <dl className={given}>
        {rows
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label} className={pair}>
              <dt>{label}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {answer.scores.length > 0 && <RubricGiven scores={answer.scores} />}
    </>
  );
}
