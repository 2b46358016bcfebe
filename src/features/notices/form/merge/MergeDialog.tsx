import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  type MergeChoices,
  type MergeRow,
  type MergeSide,
  type MergeSides,
  merge,
  mergeRows,
  openParts,
} from '#machines/notices/notice-form/notice-form.merge.ts';
import type { LoadedForm } from '#machines/notices/notice-form/notice-form.types.ts';
import { openFresh } from '#machines/notices/notice-form/notice-form.values.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { useForm } from '../form-context.ts';
import { mergeMessages as messages } from './messages.en.ts';
import { partText } from './part-text.ts';

const quiet = css({ textStyle: 'small', color: 'text.muted' });
const block = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const panes = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) minmax(0, 1fr)]' },
  gap: '3',
});
const pane = css({
  padding: '3',
  borderRadius: 'md',
  bg: 'surface.sunken',
  minWidth: '0',
  _contrast: { borderWidth: 'thin', borderStyle: 'solid', borderColor: 'line' },
});
const side = css({ textStyle: 'label', color: 'text.muted', marginBlockEnd: '1' });
const words = css({
  textStyle: 'body',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '48',
  overflowY: 'auto',
});
const heading = css({ textStyle: 'label' });
const line = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  py: '2',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
});
const name = css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'label' });
const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '2',
  width: 'full',
});

/** Both versions, part by part, and the result. Shown while the form is `merging`. */
export function MergeDialog() {
  const { actor } = useForm();
  const theirs = useSelector(actor, ({ context }) => context.theirs);
  return theirs && <Merging theirs={theirs} />;
}

function Merging({ theirs: loaded }: { readonly theirs: LoadedForm }) {
  const { actor, send } = useForm();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const [choices, setChoices] = useState<MergeChoices>({});
  const theirs = openFresh(context, loaded).values;
  const sides: MergeSides = { base: context.base, mine: context.values, theirs, today: context.today };
  const rows = mergeRows(sides);
  const open = openParts(sides, choices);
  const merged = merge(sides, choices);
  const conflicts = rows.filter(({ outcome }) => outcome === 'conflict');
  const settled = rows.filter(({ outcome }) => outcome !== 'conflict');
  return (
    <Dialog
      open
      size="wide"
      title={messages.title}
      closeLabel={messages.back}
      onRequestClose={() => send({ type: 'merge.back' })}
      footer={
        <div className={footer}>
          <Button onClick={() => send({ type: 'merge.back' })}>{messages.back}</Button>
          <Button
            variant="primary"
            reasonInSight
            disabledReason={open.length > 0 ? messages.choose(open.length) : undefined}
            onClick={() => send({ type: 'merge.save', values: merged })}
          >
            {messages.save}
          </Button>
        </div>
      }
    >
      <Stack gap="5">
        <p className={quiet}>{context.base ? messages.explanation : messages.unknownBase}</p>
        {rows.length === 0 && <p>{messages.nothing}</p>}
        {conflicts.map(({ part }) => (
          <section key={part} className={block}>
            <RadioGroup
              label={messages.whichOf(messages.parts[part])}
              required
              layout="row"
              options={(['mine', 'theirs'] as const).map((value) => ({
                value,
                label: messages.sides[value],
              }))}
              value={choices[part] ?? ''}
              onChange={(value) => setChoices({ ...choices, [part]: value as MergeSide })}
            />
            <div className={panes}>
              {(['mine', 'theirs'] as const).map((which) => (
                <div key={which} className={pane}>
                  <p className={side}>{messages.sides[which]}</p>
                  <p className={words} dir="auto">
                    {partText(part, sides[which], loaded.grades)}
                  </p>
                </div>
              ))}
            </div>
          </section>
        ))}
        {settled.length > 0 && (
          <section>
            <h3 className={heading}>{messages.taken}</h3>
            {settled.map((row) => (
              <Settled key={row.part} row={row} text={partText(row.part, merged, loaded.grades)} />
            ))}
          </section>
        )}
        {context.uploads.items.length > 0 && <p className={quiet}>{messages.files}</p>}
      </Stack>
    </Dialog>
  );
}

function Settled({ row: { part, outcome }, text }: { readonly row: MergeRow; readonly text: string }) {
  const from = outcome === 'mine' || outcome === 'theirs' ? messages.sides[outcome] : messages.together;
  return (
    <div className={line}>
      <p className={name}>
        {messages.parts[part]}
        <Badge>{from}</Badge>
      </p>
      <p className={words} dir="auto">
        {text}
      </p>
    </div>
  );
}
