import { useState } from 'react';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { LiveInspector } from './components/LiveInspector.tsx';
import { RecordingInspector } from './components/RecordingInspector.tsx';
import { InspectorDock } from './InspectorDock.tsx';
import { inspectorMessages as texts } from './messages.en.ts';

/** One part of the build for the whole inspector: the first page names every part, so few are better than many. */
export function InspectorParts({ as }: { readonly as: 'dock' | 'page' }) {
  return as === 'dock' ? <InspectorDock /> : <PageInspector />;
}

function PageInspector() {
  const [of, setOf] = useState<'live' | 'recording'>('live');
  const choice = (
    <SegmentedChoice
      name="inspector-of"
      label={texts.whatIsShown}
      value={of}
      options={[
        { value: 'live', label: texts.live },
        { value: 'recording', label: texts.recording },
      ]}
      onChange={setOf}
    />
  );
  return of === 'live' ? <LiveInspector start={choice} /> : <RecordingInspector start={choice} />;
}
