import { deskStates } from '#contract/assessments/marking-desk.wire.ts';
import type { DeskChoice, MarkingDeskEvent } from '#machines/assessments/marking-desk/marking-desk.types.ts';
import type { MarkingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { css } from '#styled/css';
import { DeskOrder } from './DeskOrder.tsx';
import { markingDesk as messages } from './desk-messages.en.ts';

const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'end' });

interface DeskChoicesProps {
  readonly view: MarkingDeskView;
  readonly send: (event: MarkingDeskEvent) => void;
}

export function DeskChoices({ view, send }: DeskChoicesProps) {
  const { choice } = view.context;
  const isLocked = view.isBusy || view.isStale;
  const choose = (fields: Partial<DeskChoice>) =>
    isLocked || send({ type: 'queue.choose', choice: { ...choice, ...fields } });
  return (
    <div className={choices}>
      <DeskOrder view={view} isLocked={isLocked} onChoose={choose} />
      <SegmentedChoice
        name="desk-state"
        label={messages.which}
        value={choice.state}
        options={deskStates.map((value) => ({ value, label: messages.states[value] }))}
        onChange={(state) => choose({ state })}
      />
      <Switch
        label={messages.hidesNames}
        checked={choice.hidesNames}
        onChange={(hidesNames) => choose({ hidesNames })}
      />
    </div>
  );
}
