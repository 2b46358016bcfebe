import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const line = css({
  display: 'grid',
  gap: '2',
  alignItems: 'end',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 2fr) minmax(0, 3fr) auto]' },
  paddingBlockEnd: '2',
});
const list = css({ display: 'grid', gap: '2' });

interface Column<Row> {
  readonly field: keyof Row & string;
  readonly label: string;
  readonly isNumber?: boolean;
}

export interface RowsFieldProps<Row extends object> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly blank: Row;
  readonly most: number;
  readonly onChange: (rows: Row[]) => void;
  /** More content of a line, below its fields. */
  readonly children?: (row: Row, onChange: (row: Row) => void) => ReactNode;
}

export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
  const { label, error, rows, columns, blank, most, onChange, children } = props;
  // Lines have no ids, so their position is the key.
  const placed = rows.map((row, at) => ({ row, at }));
  return (
    <FieldGroup label={label} error={error}>
      <div className={list}>
        {placed.map(({ row, at }) => (
          <div key={at}>
            <div className={line}>
              {columns.map(({ field, label: name, isNumber = false }) => (
                <TextField
                  key={field}
                  label={name}
                  type={isNumber ? 'number' : 'text'}
                  value={String(row[field] ?? '')}
                  onChange={(text) =>
                    onChange(rows.with(at, { ...row, [field]: isNumber ? Number(text) : text }))
                  }
                />
              ))}
              <IconButton
                icon={<Trash2 />}
                label={messages.rows.remove(at + 1)}
                onClick={() => onChange(rows.toSpliced(at, 1))}
              />
            </div>
            {children?.(row, (next) => onChange(rows.with(at, next)))}
          </div>
        ))}
        <div>
          <Button
            size="sm"
            icon={<Plus />}
            disabled={rows.length >= most}
            onClick={() => onChange([...rows, blank])}
          >
            {messages.rows.add}
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}
