import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { CodeToCopy } from '#src/ui/CodeToCopy.tsx';
import { startCodeMessages as texts } from './messages.en.ts';

export interface Started {
  readonly name: string;
  readonly loginName: string;
  /** '' if an earlier answer with the code was lost. */
  readonly code: string;
}

interface StartCodeDialogProps extends Started {
  readonly onClose: () => void;
}

/** [QU-06] Shows the code once; it stays until it is answered. */
export function StartCodeDialog({ name, loginName, code, onClose }: StartCodeDialogProps) {
  const isGone = code === '';
  return (
    <AlertDialog
      open
      tone={isGone ? 'warning' : 'success'}
      title={isGone ? texts.goneTitle(name) : texts.title(name)}
      answers={[{ value: 'done', label: texts.done, tone: 'primary' }]}
      onAnswer={onClose}
      onCancel={onClose}
    >
      {isGone ? (
        texts.gone
      ) : (
        <CodeToCopy code={code} texts={texts}>
          <p>{texts.text(loginName)}</p>
        </CodeToCopy>
      )}
    </AlertDialog>
  );
}
