import { useCallback, useState } from 'react';
import type { BookToRead } from '#contract/books/books.wire.ts';
import { getBookDataCompletedCall } from '#contract/books/calls/get-book-data-completed.call.ts';
import { getDivisionAssignedCall } from '#contract/books/calls/get-division-assigned.call.ts';
import { updatedBookCompleteCall } from '#contract/books/calls/updated-book-complete.call.ts';
import { call } from '#src/lib/api-client.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const wide = css({ overflowX: 'auto', marginBlockStart: '4' });
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  '& :is(th, td)': {
    px: '3',
    py: '1.5',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEndWidth: 'thin',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: 'line',
  },
  '& tbody th': { minWidth: '32', fontWeight: 'medium' },
  '& thead th': { minWidth: '32' },
});
/** A cell's row and column name it. */
const bare = css({ position: 'relative', '& label': { srOnly: true } });
const quiet = css({ textStyle: 'caption', color: 'text.muted' });
const titleOf = css({ display: 'block', marginBlockEnd: '1' });

/** [C3-04] Read lessons by student; the teacher marks a lesson for the class or one student. */
export function ClassProgress({ book }: { readonly book: BookToRead }) {
  const { book_id } = book;
  const loadClasses = useCallback(
    async (signal: AbortSignal) => (await call(getDivisionAssignedCall, { book_id }, { signal })).data,
    [book_id],
  );
  const [classes] = useLoaded(loadClasses);
  const [chosen, setChosen] = useState(0);
  if (classes.kind !== 'loaded' || classes.data.length === 0) return null;
  const division = classes.data.find(({ division_id }) => division_id === chosen) ?? classes.data[0];
  const options = classes.data.map(({ division_id, grade_name, division_name }) => ({
    value: String(division_id),
    label: `${grade_name} ${division_name}`,
  }));
  return (
    <Card title={messages.classes}>
      <SegmentedChoice
        name="book-class"
        label={messages.chooseClass}
        value={String(division?.division_id ?? 0)}
        options={options}
        onChange={(value) => setChosen(Number(value))}
      />
      {division && <OfClass key={division.division_id} bookId={book_id} divisionId={division.division_id} />}
    </Card>
  );
}

function OfClass({
  bookId: book_id,
  divisionId: division_id,
}: {
  readonly bookId: number;
  readonly divisionId: number;
}) {
  const { round, refresh } = useRefresh();
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call(getBookDataCompletedCall, { book_id, division_id }, { signal })).data,
    [book_id, division_id],
  );
  const [loaded] = useLoaded(load, round);
  if (loaded.kind !== 'loaded') return null;
  const { lesson_list, students } = loaded.data;
  const tick = (lesson_id: number, student_id: number, isRead: boolean) =>
    call(updatedBookCompleteCall, {
      book_id,
      lesson_id,
      division_id,
      student_id,
      status: isRead ? 1 : 0,
    }).then(refresh, tellFailure);
  return (
    <div className={wide}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{messages.student}</th>
            {lesson_list.map(({ lesson_id, title, is_completed, read }) => (
              <th scope="col" key={lesson_id}>
                <bdi className={titleOf}>{title}</bdi>
                <Checkbox
                  label={messages.completed}
                  aria-label={messages.completedOf(title)}
                  checked={is_completed}
                  onChange={(isRead) => void tick(lesson_id, 0, isRead)}
                />
                <div className={quiet}>{messages.readBy(read, students.length)}</div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.length === 0 && (
            <tr>
              <td colSpan={lesson_list.length + 1}>{messages.noStudents}</td>
            </tr>
          )}
          {students.map(({ student_id, student_name, read }) => (
            <tr key={student_id}>
              <th scope="row">
                <bdi>{student_name}</bdi>
              </th>
              {lesson_list.map(({ lesson_id, title }) => (
                <td key={lesson_id} className={bare}>
                  <Checkbox
                    label={messages.tickOf(student_name, title)}
                    checked={read.includes(lesson_id)}
                    onChange={(isRead) => void tick(lesson_id, student_id, isRead)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
