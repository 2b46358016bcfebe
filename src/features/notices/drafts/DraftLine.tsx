import Trash from 'lucide-react/icons/trash-2';
import type { ListedDraft } from '#machines/notices/notice-drafts/notice-drafts.types.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { css } from '#styled/css';
import { draftMessages as messages } from './messages.en.ts';

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
});
const open = css({
  flex: '1',
  minWidth: '0',
  minHeight: '11',
  py: '2',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
});
const name = css({ display: 'block', textStyle: 'label', truncate: true });
const facts = css({ display: 'block', textStyle: 'caption', color: 'text.muted' });

interface DraftLineProps {
  readonly draft: ListedDraft;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

export function DraftLine({ draft, onOpen, onDelete }: DraftLineProps) {
  const title = draft.title.trim() || messages.untitled;
  return (
    <li className={line}>
      <button type="button" className={open} aria-label={messages.open(title)} onClick={onOpen}>
        <span className={name} dir="auto">
          {title}
        </span>
        <span className={facts}>
          {messages.facts(messages.mode[draft.mode], formatMoment(draft.savedAt))}
        </span>
      </button>
      <IconButton label={messages.remove(title)} icon={<Trash />} size="sm" onClick={onDelete} />
    </li>
  );
}
