import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { draftOf } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.draft.ts';
import { helpdeskChatMachine } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.machine.ts';
import type { HelpdeskChatEvent } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.types.ts';
import {
  type HelpdeskChatView,
  helpdeskChatView,
} from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.view.ts';
import { readForPerson } from '#src/lib/person-storage.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { usePageHidden } from '#src/lib/use-page-hidden.ts';
import { draftName, type HelpdeskChatActors } from './actors/helpdesk-chat-actors.ts';

/** Listens for hints that a chat changed; returns how to stop. */
export type OnHint = (listener: (chatId: string) => void) => () => void;

interface Options {
  readonly person: Person;
  /** '' for a new chat. */
  readonly chatId: string;
  readonly actorsFor: (personId: number) => HelpdeskChatActors;
  readonly onHint: OnHint;
  /** Called with the id when the server stores a new chat, and after each change. */
  readonly onMoved: (chatId: string) => void;
}

export interface HelpdeskChat {
  readonly view: HelpdeskChatView;
  readonly send: (event: HelpdeskChatEvent) => void;
}

/** Runs one chat's machine with its actors, draft and the server's hints. */
export function useHelpdeskChat({ person, chatId, actorsFor, onHint, onMoved }: Options): HelpdeskChat {
  const [{ machine, input }] = useState(() => ({
    machine: helpdeskChatMachine.provide({ actors: actorsFor(person.id) }),
    input: {
      chatId,
      draft: draftOf(readForPerson(person.id, draftName), chatId),
      mayAskForPerson: person.role !== roles.helpdesk && !person.school.isDemo,
    },
  }));
  const actor = useRunningActor(machine, { input });
  const view = helpdeskChatView(useSelector(actor, (snapshot) => snapshot));
  const tell = (event: HelpdeskChatEvent) => {
    if (actor.getSnapshot().status === 'active') actor.send(event);
  };
  const send = useEffectEvent(tell);

  useEffect(() => onHint((changed) => send({ type: 'chat.changed', chatId: changed })), [onHint]);
  usePageHidden(() => tell({ type: 'page.hidden' }));
  const moved = useEffectEvent(onMoved);
  const stand = `${view.messages.length} ${view.ticket?.status ?? ''}`;
  useEffect(() => {
    if (view.chatId !== '' && stand !== '0 ') moved(view.chatId);
  }, [view.chatId, stand]);
  return { view, send: tell };
}
