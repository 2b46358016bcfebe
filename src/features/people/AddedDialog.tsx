import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { CodeToCopy } from '#src/ui/CodeToCopy.tsx';
import { css } from '#styled/css';
import { peopleMessages } from './messages.en.ts';

const term = css({ textStyle: 'caption', color: 'text.muted' });
const value = css({ textStyle: 'subsection', fontFamily: 'mono' });

export interface Added {
  readonly name: string;
  readonly user_id: string;
  /** '' when an earlier try had it, whose answer was lost. */
  readonly code: string;
}

/** [QU-06] What somebody new signs in with, shown once. It stays until it is answered. */
export function AddedDialog({ added, onClosed }: { readonly added: Added; readonly onClosed: () => void }) {
  const texts = peopleMessages.added;
  const isLost = added.code === '';
  return (
    <AlertDialog
      open
      tone={isLost ? 'warning' : 'success'}
      title={isLost ? texts.lostTitle(added.name) : texts.title(added.name)}
      answers={[{ value: 'done', label: texts.done, tone: 'primary' }]}
      onAnswer={onClosed}
      onCancel={onClosed}
    >
      {isLost ? (
        texts.lostText
      ) : (
        <CodeToCopy code={added.code} texts={texts}>
          <p>{texts.text}</p>
          <p>
            <span className={term}>{texts.username}</span> <bdi className={value}>{added.user_id}</bdi>
          </p>
        </CodeToCopy>
      )}
    </AlertDialog>
  );
}
