import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import PencilLine from 'lucide-react/icons/pencil-line';
import type { WorkspaceView } from '#machines/workspace/workspace/workspace.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { formatRecent } from '#src/lib/words/dates.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Button } from '#src/ui/Button.tsx';
import { cva } from '#styled/css';
import { workspaceMessages as messages } from './messages.en.ts';

const state = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minWidth: '0',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& svg': { width: 'icon.sm', height: 'icon.sm', flexShrink: '0' },
  },
  variants: {
    tone: {
      calm: { color: 'text.muted' },
      good: { color: 'success.text' },
      wrong: { color: 'warning.text', fontWeight: 'semibold' },
    },
  },
});

const looks = {
  off: { tone: 'calm', icon: null },
  kept: { tone: 'good', icon: <CircleCheck /> },
  unsaved: { tone: 'calm', icon: <PencilLine /> },
  saving: { tone: 'calm', icon: <LoaderCircle /> },
  nothingYet: { tone: 'wrong', icon: <CircleAlert /> },
  emptied: { tone: 'wrong', icon: <CircleAlert /> },
  refused: { tone: 'wrong', icon: <CircleAlert /> },
  offline: { tone: 'wrong', icon: <CloudOff /> },
  locked: { tone: 'wrong', icon: <CloudOff /> },
  conflict: { tone: 'wrong', icon: <CircleAlert /> },
  closed: { tone: 'wrong', icon: <CircleAlert /> },
} as const;

interface SaveStateProps {
  readonly view: WorkspaceView;
  readonly onRetry: () => void;
  /** Lets go what can never be saved. */
  readonly onDrop: () => void;
}

/** [CW-18, CW-21] Whether the program is saved, in one line beside its name. */
export function SaveState({ view, onRetry, onDrop }: SaveStateProps) {
  const { keeping, savedAt, refusal } = view;
  // Until the page has given what it has, that is not kept here either.
  const shown = view.isUnkept && (keeping === 'offline' || keeping === 'locked') ? 'unsaved' : keeping;
  const { tone, icon } = looks[shown];
  return (
    <output className={state({ tone })}>
      {icon}
      <span>{wordsOf(shown, savedAt)}</span>
      {(keeping === 'refused' || keeping === 'closed') && refusal && (
        <span>{failureText(refusal, failureMessages)}</span>
      )}
      {keeping === 'closed' && (
        <Button size="sm" onClick={onDrop}>
          {messages.dropCopy}
        </Button>
      )}
      {(keeping === 'refused' || keeping === 'offline') && (
        <Button size="sm" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </output>
  );
}

function wordsOf(keeping: WorkspaceView['keeping'], savedAt: number | null): string {
  if (keeping !== 'kept') return messages.keeping[keeping];
  return savedAt === null ? messages.keeping.kept : messages.keptAt(formatRecent(savedAt));
}
