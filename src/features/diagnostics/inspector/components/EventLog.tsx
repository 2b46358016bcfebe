import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { control } from '#src/ui/control.recipe.ts';
import { inspector } from '#src/ui/inspector.recipe.ts';
import { css } from '#styled/css';
import { inspectorMessages as texts } from '../messages.en.ts';
import type { Shown, ShownStep } from '../model/shown.types.ts';
import { numberText } from './number-text.ts';

const most = 400;

const filters = css({ display: 'flex', flexDirection: 'column', gap: '2', px: '3', paddingBlockEnd: '2' });
const note = css({ textStyle: 'caption', color: 'text.subtle', px: '3', py: '1' });
const dot = css({
  flexShrink: '0',
  width: '2',
  height: '2',
  borderRadius: 'full',
  bg: 'control',
  alignSelf: 'center',
  '&[data-moved]': { bg: 'brand' },
});

interface EventLogProps {
  readonly shown: Shown;
  readonly index: number;
  readonly chosenActor: string | null;
  readonly onGo: (index: number) => void;
}

const fits = ({ event }: ShownStep, name: string, words: string) =>
  `${event.type} ${name}`.toLowerCase().includes(words.trim().toLowerCase());

/** All steps in order; arrow keys move between them. */
export function EventLog({ shown, index, chosenActor, onGo }: EventLogProps) {
  const styles = inspector();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const [isOnly, setOnly] = useState(false);
  const names = new Map(shown.actors.map((actor) => [actor.id, actor.name]));
  const fitting = shown.steps.filter(
    (step) => (!isOnly || step.actor === chosenActor) && fits(step, names.get(step.actor) ?? '', words),
  );
  const listed = fitting.slice(-most);
  const at = listed.findIndex((step) => step.index === index);

  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(`${id}-${index}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, index]);

  const move = (event: KeyboardEvent) => {
    const places: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at === -1 ? listed.length - 1 : at - 1,
      Home: 0,
      End: listed.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    const step = listed[Math.min(Math.max(place, 0), listed.length - 1)];
    if (step) onGo(step.index);
  };

  return (
    <>
      <div className={filters}>
        <input
          type="search"
          className={control()}
          aria-label={texts.search}
          placeholder={texts.search}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Checkbox label={texts.onlyThis} checked={isOnly} onChange={setOnly} />
      </div>
      {listed.length === 0 ? (
        <p className={note}>{shown.steps.length === 0 ? texts.noEvents : texts.noneFound}</p>
      ) : (
        <div
          ref={list}
          role="listbox"
          tabIndex={0}
          aria-label={texts.events}
          aria-activedescendant={at === -1 ? undefined : `${id}-${index}`}
          className={styles.list}
          onKeyDown={move}
        >
          {listed.map((step) => (
            // The keys of the surrounding list choose it.
            <div
              key={step.index}
              id={`${id}-${step.index}`}
              role="option"
              tabIndex={-1}
              aria-selected={step.index === index}
              className={styles.row}
              onClick={() => onGo(step.index)}
              onKeyDown={undefined}
            >
              <span
                className={dot}
                data-moved={step.transitions.length > 0 ? '' : undefined}
                aria-hidden="true"
              />
              <span className={styles.rowMain}>{step.event.type}</span>
              <span className={styles.quiet}>{names.get(step.actor)}</span>
            </div>
          ))}
        </div>
      )}
      {fitting.length > most && <p className={note}>{texts.lastOnes(numberText(most))}</p>}
    </>
  );
}
