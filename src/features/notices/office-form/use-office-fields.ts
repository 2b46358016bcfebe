import { type ComponentType, useEffect, useState } from 'react';

interface Loaded {
  readonly Fields: ComponentType;
}

/**
 * The central office's pickers, if wanted; null until they have loaded. The form waits for them, since without them the
 * wrong field would get the focus.
 */
export function useOfficeFields(isWanted: boolean): ComponentType | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    import('./OfficeFields.tsx').then(
      ({ OfficeFields }) => isHere && setLoaded({ Fields: OfficeFields }),
      (error: unknown) =>
        setLoaded(() => {
          throw error;
        }),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return loaded?.Fields ?? null;
}
