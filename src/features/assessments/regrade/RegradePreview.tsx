import type { RegradePreview as Preview, RegradeChange } from '#contract/assessments/regrade.wire.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { regradeMessages as messages } from './regrade-messages.en.ts';

const facts = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
// A long list scrolls by itself, so that the reason and the button stay near.
const list = css({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '64',
  overflowY: 'auto',
  listStyle: 'none',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
});
const item = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  px: '3',
  py: '2',
  '&:not(:first-child)': {
    borderBlockStartWidth: 'thin',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: 'line',
  },
});
const name = css({ textStyle: 'label', overflowWrap: 'anywhere' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

function questionWords({ before, after, most_after: most }: RegradeChange): string {
  if (most === 0) return messages.dropped(before ?? 0);
  return before === null
    ? messages.questionFirst(after ?? 0, most)
    : messages.question(before, after ?? 0, most);
}

function totalWords(change: RegradeChange): string | null {
  const { total_before, total_after, total_most_before, total_most_after } = change;
  if (total_before === null || total_after === null) return null;
  return messages.total(
    messages.marksOf(total_before, total_most_before),
    messages.marksOf(total_after, total_most_after),
  );
}

export function RegradePreview({ of }: { readonly of: Preview }) {
  const { changes, changed, handed_in: all, open, to_pass: toPass, to_fail: toFail } = of;
  return (
    <Stack gap="2">
      <p>{messages.changed(changed, all)}</p>
      <div className={facts}>
        {toPass > 0 && <Badge tone="success">{messages.toPass(toPass)}</Badge>}
        {toFail > 0 && <Badge tone="warning">{messages.toFail(toFail)}</Badge>}
        {open > 0 && <Badge tone="info">{messages.open(open)}</Badge>}
      </div>
      {changes.length > 0 && (
        <ul
          className={list}
          aria-label={messages.list}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {changes.map((change) => {
            const total = totalWords(change);
            const { passed_before: before, passed_after: after } = change;
            return (
              <li key={change.attempt_id} className={item}>
                <span className={name}>
                  <bdi>{change.student_name}</bdi>
                </span>
                <span className={quiet}>{questionWords(change)}</span>
                {total !== null && <span className={quiet}>{total}</span>}
                {before !== null && after !== null && before !== after && (
                  <span>
                    <Badge tone={after === 1 ? 'success' : 'warning'}>
                      {after === 1 ? messages.passes : messages.fails}
                    </Badge>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {changed > changes.length && <p className={quiet}>{messages.more(changed - changes.length)}</p>}
    </Stack>
  );
}
