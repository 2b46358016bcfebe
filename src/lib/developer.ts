/** Whether this browser shows the inspector to those who may see it. Checking loads no inspector. */
const storageKey = 'banyan.inspector';
const listeners = new Set<() => void>();

export function isInspectorOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

/** false: the browser could not keep the choice. */
export function turnInspector(isOn: boolean): boolean {
  try {
    if (isOn) localStorage.setItem(storageKey, 'on');
    else localStorage.removeItem(storageKey);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

export function onInspectorChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
