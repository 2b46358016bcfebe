import { type ReactNode, useCallback, useState } from 'react';
import { inspector } from '#src/ui/inspector.recipe.ts';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { css } from '#styled/css';
import { inspectorMessages as texts } from '../messages.en.ts';
import { differences } from '../model/differences.ts';
import { masked } from '../model/mask.ts';
import { actorAt, type Shown } from '../model/shown.types.ts';
import { ActorTree } from './ActorTree.tsx';
import { CallBars } from './CallBars.tsx';
import { CopyButton } from './CopyButton.tsx';
import { EventLog } from './EventLog.tsx';
import { Player } from './Player.tsx';
import { SendEvent } from './SendEvent.tsx';
import { SourceLink } from './SourceLink.tsx';
import { StateChart } from './StateChart.tsx';
import { StepDetail } from './StepDetail.tsx';
import { ValueTree } from './ValueTree.tsx';

type Pane = 'list' | 'chart' | 'details';
type DetailTab = 'event' | 'context' | 'calls' | 'send';

const onlyNarrow = css({ px: '3', py: '1.5', hideFrom: 'lg' });
const scrolls = css({ overflowY: 'auto', minHeight: '0', flexGrow: '1' });
const note = css({ px: '3', py: '6', textAlign: 'center', color: 'text.muted' });
const copyRow = css({ display: 'flex', justifyContent: 'flex-end' });
const name = css({ textStyle: 'subsection', direction: 'ltr' });

interface WorkspaceProps {
  readonly shown: Shown;
  readonly isLive: boolean;
  readonly bar: ReactNode;
  /** A step chosen from outside; null: none. */
  readonly at?: number | null;
}

export function Workspace({ shown, isLive, bar, at = null }: WorkspaceProps) {
  const styles = inspector();
  const [pane, setPane] = useState<Pane>('chart');
  const [tab, setTab] = useState<DetailTab>('event');
  const [actorId, setActorId] = useState<string | null>(null);
  const [state, setState] = useState<string | null>(null);
  /** null: always the last step. */
  const [position, setPosition] = useState<number | null>(
    at ?? (isLive ? null : (shown.steps[0]?.index ?? null)),
  );
  const [asked, setAsked] = useState(at);
  if (at !== asked) {
    setAsked(at);
    setPosition(at);
  }
  const index = position ?? shown.steps.at(-1)?.index ?? 0;
  const step = shown.steps.find((each) => each.index === index) ?? null;
  const stepActor = shown.actors.find(({ id }) => id === step?.actor) ?? null;
  const actor = shown.actors.find(({ id }) => id === actorId) ?? stepActor ?? shown.actors[0] ?? null;
  const now = actor && actorAt(shown, actor, index);
  const traced = shown.steps.findLast(
    (each) => each.actor === actor?.id && each.index <= index && each.transitions.length > 0,
  );
  const lastIndex = shown.steps.at(-1)?.index;

  const go = useCallback(
    (next: number) => {
      // At the end of a live list, it keeps following the end.
      setPosition(isLive && next === lastIndex ? null : next);
      const of = shown.steps.find((each) => each.index === next)?.actor;
      if (of !== undefined) setActorId(of);
    },
    [isLive, lastIndex, shown.steps],
  );

  const hidden = (which: Pane) => (pane === which ? undefined : '');
  return (
    <div className={styles.root} data-own-keys="">
      <div className={styles.bar}>{bar}</div>
      <div className={onlyNarrow}>
        <SegmentedChoice
          name="inspector-pane"
          label={texts.panes}
          value={pane}
          options={[
            { value: 'list', label: texts.events },
            { value: 'chart', label: texts.chart },
            { value: 'details', label: texts.details },
          ]}
          onChange={setPane}
        />
      </div>
      <div className={styles.panes}>
        <section className={styles.pane} data-hidden={hidden('list')} aria-label={texts.events}>
          <h2 className={styles.heading}>{texts.machines}</h2>
          <div className={styles.upper}>
            <ActorTree shown={shown} index={index} chosen={actor?.id ?? null} onChoose={setActorId} />
          </div>
          <h2 className={styles.heading}>{texts.events}</h2>
          <EventLog shown={shown} index={index} chosenActor={actor?.id ?? null} onGo={go} />
        </section>
        <section className={styles.pane} data-hidden={hidden('chart')} aria-label={texts.chart}>
          {now === null && actor && <p className={note}>{texts.notBegun}</p>}
          {actor?.logic ? (
            <StateChart
              key={actor.machine}
              machine={actor.logic}
              state={now?.state ?? null}
              traced={traced?.transitions ?? []}
              chosen={state}
              onChoose={setState}
              start={
                <>
                  <h2 className={name}>{actor.name}</h2>
                  <SourceLink machine={actor.machine} state={state} />
                </>
              }
            />
          ) : (
            <p className={note}>{actor ? texts.noChart : texts.noMachines}</p>
          )}
          <Player steps={shown.steps} index={index} onGo={go} />
        </section>
        <section className={styles.pane} data-hidden={hidden('details')} aria-label={texts.details}>
          <div className={scrolls}>
            <Tabs
              label={texts.details}
              value={tab}
              onChange={setTab}
              items={[
                { value: 'event', label: texts.event, content: <StepDetail step={step} actor={stepActor} /> },
                {
                  value: 'context',
                  label: texts.context,
                  content: (
                    <ContextView
                      value={now?.context ?? null}
                      before={step?.actor === actor?.id ? (step?.contextBefore ?? null) : null}
                    />
                  ),
                },
                {
                  value: 'calls',
                  label: texts.calls,
                  count: shown.calls.length,
                  content: <CallBars calls={shown.calls} />,
                },
                ...(isLive && actor
                  ? [
                      {
                        value: 'send' as const,
                        label: texts.send,
                        content: <SendEvent key={actor.id} actor={actor} />,
                      },
                    ]
                  : []),
              ]}
            />
          </div>
        </section>
      </div>
    </div>
  );
}

function ContextView({ value, before }: { readonly value: unknown; readonly before: unknown }) {
  const styles = inspector();
  if (value === null || value === undefined) return <p className={styles.body}>{texts.noContext}</p>;
  const shown = masked(value);
  const changed = before === null ? [] : differences(masked(before), shown).map(({ path }) => path.join('.'));
  return (
    <div className={styles.body}>
      <div className={copyRow}>
        <CopyButton text={() => JSON.stringify(shown, null, 2)} />
      </div>
      <ValueTree label={texts.context} value={shown} changed={new Set(changed)} />
    </div>
  );
}
