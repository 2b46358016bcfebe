import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { searchMachine } from '#machines/search/search/search.machine.ts';
import type { SearchEvent } from '#machines/search/search/search.types.ts';
import { type SearchView, searchView } from '#machines/search/search/search.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import type { defineSearchActors } from './actors/search-actors.ts';
import { keepRecent, recentOf } from './recent.ts';

/** Runs the dialog's machine. This browser stores the person's searches. */
export function useSearch(
  personId: number,
  actorsFor: () => ReturnType<typeof defineSearchActors>,
): { readonly view: SearchView; readonly send: (event: SearchEvent) => void } {
  const [{ machine, input }] = useState(() => ({
    machine: searchMachine.provide({ actors: actorsFor() }),
    input: { recent: recentOf(personId) },
  }));
  const actor = useRunningActor(machine, { input });
  const view = useSelector(actor, searchView, isSame);
  useEffect(() => {
    let before = actor.getSnapshot().context.recent;
    const subscription = actor.subscribe(({ context: { recent } }) => {
      if (recent !== before) keepRecent(personId, recent);
      before = recent;
    });
    return () => subscription.unsubscribe();
  }, [actor, personId]);
  return { view, send: (event) => actor.send(event) };
}
