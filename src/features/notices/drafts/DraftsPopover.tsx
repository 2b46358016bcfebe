import { useSelector } from '@xstate/react';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { noticeDraftsMachine } from '#machines/notices/notice-drafts/notice-drafts.machine.ts';
import type { DraftOf, ListedDraft } from '#machines/notices/notice-drafts/notice-drafts.types.ts';
import { alerts } from '#src/lib/alerts.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Popover } from '#src/ui/Popover.tsx';
import { css } from '#styled/css';
import { DraftLine } from './DraftLine.tsx';
import { deleteDraft, listDrafts } from './list-drafts.ts';
import { draftMessages as messages } from './messages.en.ts';

export interface DraftsPopoverProps {
  readonly personId: number;
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onCount: (count: number) => void;
  readonly onOpen: (draft: DraftOf) => void;
}

function actorsFor(personId: number) {
  return {
    loadDrafts: callActor<readonly ListedDraft[], void>((_, signal) => listDrafts(personId, signal)),
    deleteDraft: callActor<void, DraftOf>((draft, signal) => deleteDraft(personId, draft, signal)),
  };
}

/** The list of drafts; each opening loads it anew. */
export function DraftsPopover(props: DraftsPopoverProps) {
  const { personId, trigger, open, onOpenChange, onOpen } = props;
  const [machine] = useState(() => noticeDraftsMachine.provide({ actors: actorsFor(personId) }));
  const actor = useRunningActor(machine);
  const { drafts, failure } = useSelector(actor, ({ context }) => context);
  const isListed = useSelector(actor, (snapshot) => snapshot.matches('listed'));
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const count = useEffectEvent(props.onCount);
  useEffect(() => {
    if (open) actor.send({ type: 'drafts.refresh' });
  }, [open, actor]);
  useEffect(() => {
    if (isListed && !failure) count(drafts.length);
  }, [isListed, failure, drafts]);
  useEffect(() => {
    if (failure) alerts.show({ tone: 'error', title: failure.information ?? messages.failed });
  }, [failure]);
  return (
    <>
      <Popover
        title={messages.title}
        text={messages.explanation}
        open={open}
        onOpenChange={onOpenChange}
        trigger={trigger}
      >
        <ul className={css({ marginBlockStart: '3' })}>
          {drafts.map((draft) => (
            <DraftLine
              key={`${draft.mode} ${draft.noticeId}`}
              draft={draft}
              onOpen={() => {
                onOpenChange(false);
                onOpen(draft);
              }}
              onDelete={() => {
                onOpenChange(false);
                actor.send({ type: 'draft.delete', draft });
              }}
            />
          ))}
        </ul>
      </Popover>
      <AlertDialog
        open={isAsking}
        tone="warning"
        title={messages.removeTitle}
        answers={[
          { value: 'no', label: messages.no },
          { value: 'yes', label: messages.yes, tone: 'danger' },
        ]}
        onCancel={() => actor.send({ type: 'delete.cancel' })}
        onAnswer={(answer) => actor.send({ type: answer === 'yes' ? 'delete.confirm' : 'delete.cancel' })}
      >
        {messages.removeText}
      </AlertDialog>
    </>
  );
}
