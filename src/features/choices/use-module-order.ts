import { useState } from 'react';
import { setSchoolModuleSequenceCall } from '#contract/choices/calls/set-school-module-sequence.call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { groupOf } from './choices-props.ts';
import type { GroupTab, Module } from './group-tab.ts';
import { choiceMessages as messages } from './messages.en.ts';

interface OrderOptions extends Pick<GroupTab, 'place' | 'refresh'> {
  readonly modules: readonly Module[];
}

const idsOf = (modules: readonly Module[]) =>
  modules.map(({ module_id }) => module_id).filter((id) => id !== 0);

/** The shown order: the one being saved, or else the stored one. */
export function useModuleOrder({ place, refresh, modules }: OrderOptions) {
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const [told, setTold] = useState('');
  const stored = idsOf(modules);
  const isSaving = wanted !== null && wanted.join() !== stored.join();
  const placeOf = ({ module_id }: Module) => {
    const at = wanted?.indexOf(module_id) ?? -1;
    return at < 0 ? modules.length : at;
  };
  const shown = isSaving ? modules.toSorted((a, b) => placeOf(a) - placeOf(b)) : modules;
  const save = async (ids: readonly number[]) => {
    setWanted(ids);
    try {
      await call(setSchoolModuleSequenceCall, { ...groupOf(place), module_ids: [...ids], seen: stored });
    } catch (error) {
      setWanted(null);
      const text = errorText(error);
      alerts.show({ tone: 'error', title: messages.notDone, text });
    }
    refresh();
  };
  const move = (from: number, to: number) => {
    const ids = idsOf(shown);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined || from === to || isSaving) return;
    ids.splice(to, 0, moved);
    const name = modules.find(({ module_id }) => module_id === moved)?.module_name ?? '';
    setTold(messages.moved(name, to + 1));
    void save(ids);
  };
  return { shown, told, isSaving, move };
}
