import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { Profile } from '#contract/profile/profile.model.ts';
import { profileMachine } from '#machines/profile/profile/profile.machine.ts';
import type { ProfileEmitted, ProfileEvent } from '#machines/profile/profile/profile.types.ts';
import { type ProfileView, profileView } from '#machines/profile/profile/profile.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { alerts } from '#src/lib/alerts.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import type { createProfileActors, ProfileTools } from './actors/profile-actors.ts';
import { messages } from './messages.en.ts';
import { createPhotoShelf, type PhotoShelf } from './photo-shelf.ts';
import { profileInputOf } from './profile-owner.ts';

/** Makes the actors of one profile; the real ones are `createProfileActors` over `call`. */
export type ActorsFor = (tools: Omit<ProfileTools, 'call'>) => ReturnType<typeof createProfileActors>;

export interface ProfileOptions {
  readonly person: Person;
  readonly actorsFor: ActorsFor;
  /** Called after each save with the stored profile, because name and picture show elsewhere too. */
  readonly onStored: (profile: Profile) => void;
  readonly onClosed: () => void;
}

export interface OpenProfile {
  readonly view: ProfileView;
  readonly send: (event: ProfileEvent) => void;
  readonly shelf: PhotoShelf;
}

/** Runs the profile's machine for a dialog, and shows its messages once. */
export function useProfile({ person, actorsFor, onStored, onClosed }: ProfileOptions): OpenProfile {
  const [{ machine, input, shelf }] = useState(() => prepare(person, actorsFor));
  const actor = useRunningActor(machine, { input });
  const view = useSelector(actor, profileView, isSame);
  const tell = useEffectEvent((event: ProfileEmitted) => {
    show(event);
    if (event.type === 'saved' || event.type === 'picture.removed') onStored(event.profile);
  });
  useEffect(() => {
    const subscription = actor.on('*', (event) => tell(event));
    return () => subscription.unsubscribe();
  }, [actor]);
  const end = useEffectEvent(onClosed);
  const isClosed = view.stage === 'closed';
  useEffect(() => {
    if (isClosed) end();
  }, [isClosed]);
  return { view, send: (event) => actor.send(event), shelf };
}

function prepare(person: Person, actorsFor: ActorsFor) {
  const shelf = createPhotoShelf();
  const input = profileInputOf(person);
  const actors = actorsFor({ personId: person.id, kind: input.owner.kind, shelf });
  return { machine: profileMachine.provide({ actors }), input, shelf };
}

/** [ER-21, ER-23, ER-26] */
function show(event: ProfileEmitted): void {
  switch (event.type) {
    case 'saved':
      alerts.show({ tone: 'success', title: event.information });
      break;
    case 'picture.removed':
      alerts.show({ tone: 'success', title: messages.removal.done });
      break;
    case 'picture.kept':
      alerts.show({ tone: 'info', title: messages.removal.kept });
      break;
    case 'refused':
      alerts.show({ tone: 'error', title: failureText(event.failure, messages.failures) });
      break;
  }
}
