import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import { useId } from 'react';
import { can, noticeModule, type Person } from '#contract/auth/session.model.ts';
import type { Notice } from '#contract/notices/notice.model.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { viewerMessages as messages } from './messages.en.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: '0',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  paddingBlockStart: '3',
  // The slide ends here and would cut thick borders and the focus ring.
  paddingInline: '1',
  paddingBlockEnd: '1',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
});
const reason = css({ textStyle: 'caption', color: 'text.muted', marginInlineEnd: 'auto' });

export interface NoticeActionsProps {
  readonly notice: Notice;
  readonly person: Person;
  readonly onEdit: (notice: Notice) => void;
  readonly onReshare: (notice: Notice) => void;
}

/** [TV-16, ST-07, ST-08, RP-06] This reader's actions on the notice; most readers have none. */
export function NoticeActions({ notice, person, onEdit, onReshare }: NoticeActionsProps) {
  const reasonId = useId();
  const mayWrite = can(person, noticeModule, 'edit');
  const edits = mayWrite && notice.mayEdit;
  const reshares = mayWrite && notice.mayReshare;
  const { isDemo } = person.school;
  if (!edits && !reshares) return null;
  return (
    <div className={bar}>
      {isDemo && (
        <p id={reasonId} className={reason}>
          {messages.demoNoWriting}
        </p>
      )}
      {edits && (
        <Button icon={<Pencil />} disabled={isDemo} onClick={() => onEdit(notice)}>
          {messages.edit}
        </Button>
      )}
      {reshares && (
        <Button
          variant="primary"
          icon={<Share2 />}
          disabled={isDemo}
          aria-describedby={isDemo ? reasonId : undefined}
          onClick={() => onReshare(notice)}
        >
          {messages.editAndReshare}
        </Button>
      )}
    </div>
  );
}
