import Download from 'lucide-react/icons/download';
import Maximize from 'lucide-react/icons/maximize';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine, StateValue } from 'xstate';
import { saveFile } from '#src/lib/save-file.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { stateChart } from '#src/ui/state-chart.recipe.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { litStates } from '../chart/chart-model.ts';
import { svgText } from '../chart/chart-svg.ts';
import { type ChartLight, isLit, margin } from '../chart/drawing.ts';
import { inspectorMessages as texts } from '../messages.en.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { chartOf } from './chart-cache.ts';

interface StateChartProps {
  readonly machine: AnyStateMachine;
  /** null: it has not begun. */
  readonly state: StateValue | null;
  readonly traced: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly start: ReactNode;
}

const smallest = 0.3;
const largest = 2;

export function StateChart({ machine, state, traced, chosen, onChoose, start }: StateChartProps) {
  const styles = stateChart();
  const hintId = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(() => new Set());
  const [zoom, setZoom] = useState<number | null>(null);
  const [near, setNear] = useState<string | null>(null);
  const [fitted, setFitted] = useState(1);
  const chart = useMemo(() => chartOf(machine, collapsed), [machine, collapsed]);
  const light: ChartLight = {
    states: state === null ? new Set() : litStates(chart.model, state),
    transitions: new Set(traced),
  };
  const width = chart.drawing.width + 2 * margin;
  const height = chart.drawing.height + 2 * margin;
  const scale = zoom ?? fitted;

  useEffect(() => {
    const box = scroll.current;
    if (!box) return;
    // At 75 % at least, to stay readable; a larger chart scrolls.
    const fit = () => setFitted(Math.min(1, Math.max(0.75, (box.clientWidth - 2) / width)));
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    return () => observer.disconnect();
  }, [width]);

  // Scrolls the current state into view.
  useEffect(() => {
    if (state === null || chart.drawing.width === 0) return;
    const innermost = [
      ...(svg.current?.querySelectorAll('[data-kind=state][data-lit] > [data-part=box]') ?? []),
    ];
    const box = scroll.current?.getBoundingClientRect();
    const first = innermost[0]?.getBoundingClientRect();
    if (!box || !first) return;
    const isSeen =
      first.top >= box.top &&
      first.bottom <= box.bottom &&
      first.left >= box.left &&
      first.right <= box.right;
    if (!isSeen)
      scroll.current?.scrollBy({ top: first.top - box.top - 48, left: first.left - box.left - 48 });
  }, [state, chart]);

  const toggle = (id: string) => {
    const next = new Set(collapsed);
    if (!next.delete(id)) next.add(id);
    setCollapsed(next);
  };
  const move = (event: KeyboardEvent<SVGSVGElement>) => {
    const states = [...event.currentTarget.querySelectorAll<SVGGElement>('[data-kind=state]')];
    const at = states.findIndex((each) => each === document.activeElement);
    const onward = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      const id = states[at]?.dataset['id'];
      if (id === undefined) return;
      event.preventDefault();
      onChoose(id);
      if (chart.compounds.has(id)) toggle(id);
    } else if (onward !== undefined) {
      event.preventDefault();
      states[(at + onward + states.length) % states.length]?.focus();
    }
  };
  const resize = (by: number) => setZoom(Math.min(largest, Math.max(smallest, scale * by)));
  const save = () => {
    const title = texts.chartOf(machine.id);
    const text = svgText(chart.drawing, chart.layout, light, { title, description: title, theme: 'auto' });
    saveFile(new Blob([text], { type: 'image/svg+xml' }), `${machine.id}.svg`);
  };
  const first = chosen !== null && chart.places.has(chosen) ? chosen : chart.model.id;

  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        {start}
        <span className={styles.gap} />
        <IconButton size="sm" label={texts.zoomOut} icon={<ZoomOut />} onClick={() => resize(0.8)} />
        <IconButton size="sm" label={texts.zoomIn} icon={<ZoomIn />} onClick={() => resize(1.25)} />
        <IconButton size="sm" label={texts.fit} icon={<Maximize />} onClick={() => setZoom(null)} />
        <IconButton size="sm" label={texts.saveSvg} icon={<Download />} onClick={save} />
      </div>
      <VisuallyHidden>
        <span id={hintId}>{texts.chartHint}</span>
      </VisuallyHidden>
      <div ref={scroll} className={styles.scroll}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the states in it */}
        <svg
          ref={svg}
          className={styles.drawing}
          role="group"
          aria-label={texts.chartOf(machine.id)}
          aria-describedby={hintId}
          viewBox={`${-margin} ${-margin} ${width} ${height}`}
          width={width * scale}
          height={height * scale}
          data-dims={near === null ? undefined : ''}
          onKeyDown={move}
        >
          {chart.drawing.figures.map((figure) => {
            const line = chart.lines.get(figure.id);
            return (
              <ChartFigure
                key={`${figure.kind} ${figure.id}`}
                figure={figure}
                isLit={isLit(figure, chart.layout, light)}
                isNear={near !== null && (line?.from === near || line?.to === near)}
                isReachable={figure.id === first}
                place={figure.kind === 'state' ? chart.places.get(figure.id) : undefined}
                isCompound={chart.compounds.has(figure.id)}
                isCollapsed={collapsed.has(figure.id)}
                toggleStyle={styles.toggle}
                onNear={(id) => setNear(id === chart.model.id ? null : id)}
                onChoose={onChoose}
                onToggle={toggle}
              />
            );
          })}
        </svg>
      </div>
    </div>
  );
}
