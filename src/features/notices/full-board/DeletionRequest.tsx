import type { SeenNotice } from '#machines/notices/notice-actions/notice-actions.types.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { fullBoardMessages as messages } from './messages.en.ts';

const detail = css({ color: 'text.muted', overflowWrap: 'anywhere' });

interface DeletionRequestProps {
  /** null: it is not open. */
  readonly asked: readonly SeenNotice[] | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** [TG-07] The focus begins on No. */
export function DeletionRequest({ asked, onYes, onNo }: DeletionRequestProps) {
  const texts = messages.deletion;
  const [first, ...others] = asked ?? [];
  return (
    <AlertDialog
      open={asked !== null}
      title={texts.title}
      tone="warning"
      answers={[
        { value: 'no', label: texts.no },
        { value: 'yes', label: texts.yes, tone: 'danger' },
      ]}
      onAnswer={(answer) => (answer === 'yes' ? onYes() : onNo())}
      onCancel={onNo}
    >
      <Stack gap="2">
        <p>{texts.question}</p>
        {first && (
          <p className={detail}>
            {others.length === 0 ? <bdi>{first.title}</bdi> : texts.several(others.length + 1)}
          </p>
        )}
      </Stack>
    </AlertDialog>
  );
}
