import { percentOf } from '#contract/assessments/marking.rules.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { css } from '#styled/css';
import { type PrintedResult, percentText, type SheetsOf } from './printed-result.ts';
import { sheetMessages as messages } from './sheet-messages.en.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const head = css({
  textStyle: 'label',
  paddingBlockEnd: '2',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
});
const name = css({ fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight', overflowWrap: 'anywhere' });
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  '& tr': { breakInside: 'avoid' },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    paddingBlock: '1',
    paddingInlineEnd: '4',
    borderBlockEndWidth: 'thin',
    borderBlockEndStyle: 'solid',
    borderColor: 'line',
  },
  '& tbody th': { fontWeight: 'regular', overflowWrap: 'anywhere' },
});

interface SheetsListProps {
  readonly of: SheetsOf;
  readonly results: readonly PrintedResult[];
  readonly school: string;
}

/** [CE-02] All students with their marks on one list, also those who handed in nothing. */
export function SheetsList({ of, results, school }: SheetsListProps) {
  const marked = results.filter(({ isPassed }) => isPassed !== null);
  const passed = marked.filter(({ isPassed }) => isPassed).length;
  const { columns } = messages;
  return (
    <section className={list}>
      <p className={head}>
        <bdi>{school}</bdi>
      </p>
      <h1 className={name}>
        <bdi>{of.assessment}</bdi>
      </h1>
      <p>
        {[
          ...(of.teacher === '' ? [] : [messages.by(of.teacher)]),
          messages.students(results.length),
          messages.passedOf(passed, marked.length),
        ].join(' · ')}
      </p>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{columns.student}</th>
            <th scope="col">{columns.division}</th>
            <th scope="col">{columns.marks}</th>
            <th scope="col">{columns.percent}</th>
            <th scope="col">{columns.result}</th>
          </tr>
        </thead>
        <tbody>
          {results.map((each) => (
            <tr key={each.key}>
              <th scope="row">
                <bdi>{each.student}</bdi>
              </th>
              <td>
                <bdi>{each.place}</bdi>
              </td>
              <td>{each.marks === null ? '' : messages.marksOf(each.marks, each.most)}</td>
              <td>
                {each.marks === null || each.most === 0 ? '' : percentText(percentOf(each.marks, each.most))}
              </td>
              <td>{resultOf(each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function resultOf({ isPassed, note, number }: PrintedResult): string {
  const words = isPassed === null ? note : isPassed ? messages.passed : messages.notPassed;
  return number > 1 ? `${words} (${messages.attempt(formatNumber(number))})` : words;
}
