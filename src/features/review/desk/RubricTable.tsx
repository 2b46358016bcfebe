import type { DeskRubric } from '#contract/review/review.wire.ts';
import type { ReviewDraft } from '#machines/review/review-desk/review-desk.types.ts';
import { reviewsMessages } from '#src/lib/reviews/messages.en.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Select, type SelectTexts } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { deskMessages as messages } from '../desk-messages.en.ts';

const sum = css({ textStyle: 'label' });

type Scored = Pick<ReviewDraft, 'rubricId' | 'scores'>;

interface RubricTableProps {
  readonly rubrics: readonly DeskRubric[];
  readonly draft: Scored;
  readonly onChange: (fields: Partial<Scored>) => void;
  readonly texts: SelectTexts;
}

/** The criteria of the chosen rubric with their levels; none is preselected. */
export function RubricTable({ rubrics, draft, onChange, texts }: RubricTableProps) {
  const rubric = rubrics.find(({ id }) => id === draft.rubricId);
  const levelOf = (position: number) => draft.scores.find((score) => score.position === position)?.level;
  const points = draft.scores.reduce(
    (all, { level }) => all + (rubric?.levels.find(({ position }) => position === level)?.points ?? 0),
    0,
  );
  const most = (rubric?.levels[0]?.points ?? 0) * (rubric?.criteria.length ?? 0);
  return (
    <Stack>
      <Select
        label={messages.rubric}
        options={[
          { value: '0', label: messages.noRubric },
          ...rubrics.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={String(draft.rubricId)}
        onChange={(id) => onChange({ rubricId: Number(id) })}
        texts={texts}
      />
      {rubric?.criteria.map((criterion, index) => (
        <RadioGroup
          key={criterion}
          label={criterion}
          layout="row"
          options={rubric.levels.map(({ position, name }) => ({ value: String(position), label: name }))}
          value={String(levelOf(index + 1) ?? '')}
          onChange={(level) =>
            onChange({
              scores: [
                ...draft.scores.filter(({ position }) => position !== index + 1),
                { position: index + 1, level: Number(level) },
              ],
            })
          }
        />
      ))}
      {rubric && <p className={sum}>{reviewsMessages.points(points, most)}</p>}
    </Stack>
  );
}
