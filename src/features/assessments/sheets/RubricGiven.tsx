import type { RubricScore } from '#contract/assessments/rubric-score.wire.ts';
import { css } from '#styled/css';
import { sheetMessages as messages } from './sheet-messages.en.ts';

// It is printed too, so no style sets a colour.
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  '& th, & td': {
    paddingBlock: '1',
    paddingInlineEnd: '3',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBlockEndWidth: 'thin',
    borderBlockEndStyle: 'solid',
    borderColor: 'line',
  },
  '& th': { fontWeight: 'semibold' },
});
const number = css({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

/** [CE-02] */
export function RubricGiven({ scores }: { readonly scores: readonly RubricScore[] }) {
  const sum = (of: (score: RubricScore) => number) => scores.reduce((all, score) => all + of(score), 0);
  return (
    <table className={table}>
      <caption className={css({ textAlign: 'start', fontWeight: 'semibold' })}>
        {messages.rubric.title}
      </caption>
      <thead>
        <tr>
          <th scope="col">{messages.rubric.criterion}</th>
          <th scope="col">{messages.rubric.level}</th>
          <th scope="col">{messages.rubric.points}</th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ position, criterion, level_name: level, points, most }) => (
          <tr key={position}>
            <th scope="row">
              <bdi>{criterion}</bdi>
            </th>
            <td>
              <bdi>{level}</bdi>
            </td>
            <td className={number}>{messages.marksOf(points, most)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            {messages.rubric.sum}
          </th>
          <td className={number}>
            {messages.marksOf(
              sum(({ points }) => points),
              sum(({ most }) => most),
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
