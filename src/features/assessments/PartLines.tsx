import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { css } from '#styled/css';

const list = css({ display: 'grid', gap: '4', width: 'full' });
const line = css({ display: 'flex', alignItems: 'flex-start', gap: '2' });
const fields = css({ display: 'grid', gap: '2', flexGrow: '1', minWidth: '0' });

interface PartLinesProps<Part extends { readonly id: string }> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly parts: readonly Part[];
  readonly most: number;
  readonly addLabel: string;
  readonly removeLabel: (at: number) => string;
  readonly make: () => Part;
  readonly onChange: (parts: Part[]) => void;
  /** `at` counts from 1. */
  readonly children: (part: Part, at: number, onChange: (part: Part) => void) => ReactNode;
}

export function PartLines<Part extends { readonly id: string }>(props: PartLinesProps<Part>) {
  const { parts, most, addLabel, removeLabel, make, onChange, children, ...group } = props;
  return (
    <FieldGroup {...group}>
      <div className={list}>
        {parts.map((part, index) => (
          <div key={part.id} className={line}>
            <div className={fields}>
              {children(part, index + 1, (changed) => onChange(parts.with(index, changed)))}
            </div>
            <IconButton
              icon={<Trash2 />}
              label={removeLabel(index + 1)}
              onClick={() => onChange(parts.toSpliced(index, 1))}
            />
          </div>
        ))}
        <div>
          <Button
            size="sm"
            icon={<Plus />}
            disabled={parts.length >= most}
            onClick={() => onChange([...parts, make()])}
          >
            {addLabel}
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}
