import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isInspectorOn, onInspectorChange } from '#src/lib/developer.ts';

const InspectorParts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "inspector" */ './InspectorParts.tsx')).InspectorParts,
}));

export function InspectorSlot() {
  const isOn = useSyncExternalStore(onInspectorChange, isInspectorOn);
  return (
    isOn && (
      <Suspense>
        <InspectorParts as="dock" />
      </Suspense>
    )
  );
}
