import { useState } from 'react';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { teachingMessages as messages } from './messages.en.ts';
import { projectMessages } from './project-messages.en.ts';

interface ShareDialogProps {
  readonly title: string;
  readonly divisions: readonly {
    readonly division_id: number;
    readonly name: string;
    readonly is_given: 0 | 1;
  }[];
  readonly own: number;
  readonly onShare: (parts: number[]) => void;
  readonly onClose: () => void;
}

const row = css({ display: 'flex', gap: '2', justifyContent: 'flex-end' });

/** [C4-03] Chooses the divisions or batches that get a session. */
export function ShareDialog({ title, divisions, own, onShare, onClose }: ShareDialogProps) {
  const [chosen, setChosen] = useState<readonly number[]>([own]);
  return (
    <Dialog
      open
      size="form"
      title={projectMessages.shareTitle(title)}
      closeLabel={projectMessages.close}
      onRequestClose={onClose}
      unsaved={{ isDirty: chosen.length !== 1 || chosen[0] !== own, texts: formMessages.unsaved }}
    >
      <Stack>
        <p>{projectMessages.shareText}</p>
        <fieldset>
          <legend>{projectMessages.divisions}</legend>
          {divisions.map(({ division_id: id, name, is_given }) => (
            <Checkbox
              key={id}
              label={name}
              hint={is_given === 1 ? undefined : projectMessages.notGiven}
              disabled={is_given === 0}
              checked={chosen.includes(id)}
              onChange={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))}
            />
          ))}
        </fieldset>
        {chosen.length === 0 && <p>{projectMessages.chooseDivision}</p>}
        <div className={row}>
          <Button onClick={onClose}>{projectMessages.cancel}</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onShare([...chosen])}>
            {messages.share}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
