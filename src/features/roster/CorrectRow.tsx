import { useState } from 'react';
import type { CheckedRow, ImportDetail } from '#contract/roster/roster.wire.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { columnsOf } from './file-columns.ts';
import { changesText } from './ImportRows.tsx';
import { rosterMessages as messages } from './messages.en.ts';
import { fieldName, lineOf, noLine, problemsText } from './problem-text.ts';

interface CorrectRowProps {
  readonly job: ImportDetail;
  readonly row: CheckedRow;
  readonly onClose: () => void;
  readonly onMend: (cells: readonly string[], distinct: boolean) => void;
}

/** Corrects cells of a row; the file itself stays unchanged. */
export function CorrectRow({ job, row, onClose, onMend }: CorrectRowProps) {
  const texts = messages.review;
  const [cells, setCells] = useState(row.cells);
  const isAlike = row.verdict === 'duplicate';
  const [distinct, setDistinct] = useState(isAlike);
  const write = (at: number, text: string) =>
    setCells(cells.map((cell, column) => (column === at ? text : cell)));
  const line = lineOf(row);
  const field = (at: number) => job.columns[at] ?? '';
  const errorOf = (at: number) => {
    const own = row.problems.filter((problem) => problem.field === field(at));
    return own.length > 0 && cells[at] === row.cells[at] ? problemsText(own) : undefined;
  };
  return (
    <Dialog
      open
      size="form"
      title={line === noLine ? texts.mend : texts.mendTitle(line)}
      closeLabel={formMessages.close}
      onRequestClose={onClose}
      footer={
        <Button variant="primary" onClick={() => onMend(cells, distinct)}>
          {texts.mendSave}
        </Button>
      }
    >
      <Stack>
        {isAlike ? (
          <>
            <p>{changesText(row)}</p>
            <Checkbox label={texts.distinct} checked={distinct} onChange={setDistinct} />
          </>
        ) : (
          <Banner tone="warning" title={problemsText(row.problems)} />
        )}
        <UnsavedWork isDirty={!isSame(cells, row.cells) || distinct !== isAlike} />
        {columnsOf(job).map(
          ({ key, heading, at }) =>
            field(at) !== '' && (
              <TextField
                key={key}
                label={heading || fieldName(field(at))}
                value={cells[at] ?? ''}
                error={errorOf(at)}
                onChange={(text) => write(at, text)}
              />
            ),
        )}
      </Stack>
    </Dialog>
  );
}
