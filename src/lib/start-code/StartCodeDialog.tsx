import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { CodeToCopy } from '#src/ui/CodeToCopy.tsx';
import { startCodeMessages as texts } from './messages.en.ts';

/** Somebody who can sign in from now on. */
export interface Started {
  readonly name: string;
  readonly loginName: string;
  /** '' where an earlier answer had it, which was lost. */
  readonly code: string;
}

interface StartCodeDialogProps extends Started {
  readonly onClose: () => void;
}

/** [QU-06] Shows the code once. It stays until it is answered. */
export function StartCodeDialog({ name, loginName, code, onClose }: StartCodeDialogProps) {
  return (
    <AlertDialog
      open
      tone="success"
      title={texts.title(name)}
      answers={[{ value: 'done', label: texts.done, tone: 'primary' }]}
      onAnswer={onClose}
      onCancel={onClose}
    >
      {code === '' ? (
        texts.gone
      ) : (
        <CodeToCopy code={code} texts={texts}>
          <p>{texts.text(loginName)}</p>
        </CodeToCopy>
      )}
    </AlertDialog>
  );
}
