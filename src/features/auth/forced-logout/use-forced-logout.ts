import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { forcedLogoutMachine } from '#machines/auth/forced-logout-screen/forced-logout-screen.machine.ts';
import type { ForcedLogoutEvent } from '#machines/auth/forced-logout-screen/forced-logout-screen.types.ts';
import { forcedLogoutView } from '#machines/auth/forced-logout-screen/forced-logout-screen.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { call } from '#src/lib/api-client.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { createForcedLogoutScreenActors } from './actors/forced-logout-screen-actors.ts';

/** Runs the screen's machine; `onCarriedOut` reloads what stands around it. */
export function useForcedLogout(schoolId: number, onCarriedOut: () => void) {
  const [machine] = useState(() =>
    forcedLogoutMachine.provide({ actors: createForcedLogoutScreenActors({ call }) }),
  );
  const actor = useRunningActor(machine, { input: { schoolId } });
  const view = useSelector(actor, forcedLogoutView, isSame);
  const tell = useEffectEvent(onCarriedOut);
  useEffect(() => {
    const subscription = actor.on('carriedOut', () => tell());
    return () => subscription.unsubscribe();
  }, [actor]);
  const send = (event: ForcedLogoutEvent) => actor.send(event);
  return { view, send };
}
