import type { FormEvent, MergeSide } from '#machines/form/form.types.ts';
import type { FormMerge } from '#machines/form/form.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { formatNumber } from '../words/format.ts';
import { formMessages } from './messages.en.ts';

const sides: readonly MergeSide[] = ['mine', 'theirs'];

function plainly(value: unknown): string {
  if (typeof value === 'boolean') return value ? formMessages.yes : formMessages.no;
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.map(plainly).join(', ');
  return typeof value === 'string' ? value : '';
}

export interface FormMergeDialogProps {
  readonly merge: FormMerge;
  readonly labels: Readonly<Record<string, string>>;
  readonly show?: ((field: string, value: unknown) => string) | undefined;
  readonly send: (event: FormEvent) => void;
}

/** Shows both versions of the fields that two people changed; the person chooses one of each. */
export function FormMergeDialog({ merge, labels, show, send }: FormMergeDialogProps) {
  const texts = formMessages.merge;
  const conflicts = merge.rows.filter(({ outcome }) => outcome === 'conflict');
  const words = (field: string, value: unknown) => (show?.(field, value) ?? plainly(value)) || texts.empty;
  const cancel = () => send({ type: 'merge.cancel' });
  return (
    <Dialog
      open
      size="form"
      title={texts.title}
      description={texts.text}
      closeLabel={texts.back}
      onRequestClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>{texts.back}</Button>
          <Button
            variant="primary"
            disabledReason={merge.isDecided ? undefined : texts.text}
            onClick={() => send({ type: 'merge.apply' })}
          >
            {texts.apply}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {conflicts.map(({ field }) => (
          <RadioGroup
            key={field}
            label={labels[field] ?? field}
            value={merge.choices[field] ?? ''}
            options={sides.map((side) => ({
              value: side,
              label: words(field, merge[side][field]),
              hint: texts[side],
            }))}
            onChange={(chosen) => {
              const side = sides.find((each) => each === chosen);
              if (side) send({ type: 'merge.choose', field, side });
            }}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
