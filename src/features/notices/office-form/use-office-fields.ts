import { type ComponentType, useEffect, useState } from 'react';

interface Loaded {
  readonly Fields: ComponentType;
}

/**
 * The central office's pickers, for whom they are wanted; null until they are there. The form waits for them as a
 * whole: shown without them it would give the focus to what comes after.
 */
export function useOfficeFields(isWanted: boolean): ComponentType | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    import('./OfficeFields.tsx').then(
      ({ OfficeFields }) => isHere && setLoaded({ Fields: OfficeFields }),
      // For the error boundary of the screen.
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
