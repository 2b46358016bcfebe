import { createElement } from 'react';
import type { Figure, Shape } from '../chart/drawing.ts';
import type { PlacedBox } from '../chart/place.ts';
import { inspectorMessages as texts } from '../messages.en.ts';

interface ChartFigureProps {
  readonly figure: Figure;
  readonly isLit: boolean;
  readonly isNear: boolean;
  /** By Tab; arrow keys move on from there. */
  readonly isReachable: boolean;
  readonly place: PlacedBox | undefined;
  readonly isCompound: boolean;
  readonly isCollapsed: boolean;
  readonly toggleStyle: string | undefined;
  readonly onNear: (id: string | null) => void;
  readonly onChoose: (id: string) => void;
  readonly onToggle: (id: string) => void;
}

const drawn = ({ tag, part, at, text }: Shape, index: number) => {
  const { 'font-size': fontSize, ...rest } = at;
  return createElement(
    tag,
    { ...rest, key: `${part} ${index}`, 'data-part': part, ...(fontSize === undefined ? {} : { fontSize }) },
    text,
  );
};

const nameOf = (id: string) => id.split('.').at(-1) ?? id;

export function ChartFigure(props: ChartFigureProps) {
  const { figure, isLit, isNear, isReachable, place, isCompound, isCollapsed } = props;
  const { id, kind } = figure;
  const shapes = figure.shapes.map(drawn);
  if (kind !== 'state')
    return (
      <g
        data-kind={kind}
        data-lit={isLit ? '' : undefined}
        data-near={isNear ? '' : undefined}
        aria-hidden="true"
      >
        {shapes}
      </g>
    );
  const name = nameOf(id);
  const label = isLit ? `${name}, ${texts.current}` : name;
  return (
    <g
      data-kind="state"
      data-id={id}
      data-lit={isLit ? '' : undefined}
      role="button"
      aria-label={label}
      aria-expanded={isCompound ? !isCollapsed : undefined}
      tabIndex={isReachable ? 0 : -1}
      onPointerEnter={() => props.onNear(id)}
      onPointerLeave={() => props.onNear(null)}
      onFocus={() => props.onNear(id)}
      onBlur={() => props.onNear(null)}
      onClick={() => props.onChoose(id)}
    >
      {shapes}
      {isCompound && place && (
        <path
          data-toggle=""
          className={props.toggleStyle}
          d={`M${place.x + place.width - 24} ${place.y + 6}h16v16h-16zm4 8h8${isCollapsed ? 'm-4 -4v8' : ''}`}
          onClick={(event) => {
            event.stopPropagation();
            props.onToggle(id);
          }}
        >
          <title>{isCollapsed ? texts.unfold(name) : texts.fold(name)}</title>
        </path>
      )}
    </g>
  );
}
