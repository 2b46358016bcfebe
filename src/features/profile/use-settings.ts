import { useEffect, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { levelFor, type SettingKey, type Settings, settingLevel } from '#contract/core/school-settings.ts';
import { factsOf } from '#machines/shared/failure.ts';
import { alerts } from '#src/lib/alerts.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import type { ShownSetting, saveSetting } from './load-settings.ts';
import { messages } from './messages.en.ts';

/** Milliseconds for which Undo is offered; the switch itself works too. */
const undoFor = 20_000;

interface Change {
  readonly key: ShownSetting;
  readonly before: number;
  readonly after: number;
  /** An undone change is no longer offered. */
  readonly isUndone: boolean;
}

/** Each switch changes at once, and back if the server refuses it. */
export function useSettings(person: Person, loaded: Settings, save: typeof saveSetting) {
  const [settings, setSettings] = useState(loaded);
  const [saving, setSaving] = useState<readonly SettingKey[]>([]);
  const [last, setLast] = useState<Change | null>(null);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), undoFor);
    return () => clearTimeout(timer);
  }, [last]);

  const put = async (key: ShownSetting, after: number, isUndone: boolean) => {
    const before = settingLevel(settings, key);
    setSettings((held) => ({ ...held, [key]: after }));
    setSaving((held) => [...held, key]);
    try {
      const stored = await save(person, key, after);
      setSettings((held) => ({ ...held, [key]: settingLevel(stored, key) }));
      setLast({ key, before, after, isUndone });
    } catch (error) {
      setSettings((held) => ({ ...held, [key]: before }));
      const failure = toFailure(error);
      if (failure.kind !== 'unauthorized')
        alerts.show({ tone: 'error', title: failureText(factsOf(failure), messages.failures) });
    } finally {
      setSaving((held) => held.filter((each) => each !== key));
    }
  };
  return {
    settings,
    saving,
    last,
    change: (key: ShownSetting, allowed: boolean) => void put(key, levelFor(key, allowed), false),
    undo: () => {
      if (last) void put(last.key, last.before, true);
    },
    dismiss: () => setLast(null),
  };
}
