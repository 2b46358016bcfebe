import { at, child, elements, numberOf, type XmlElement } from '../xml.ts';

export type Geometry =
  | { readonly kind: 'area'; readonly css: string }
  | { readonly kind: 'path'; readonly path: string; readonly width: number; readonly height: number }
  | { readonly kind: 'line' };

const polygons: Readonly<Record<string, string>> = {
  triangle: '50 0,100 100,0 100',
  rtTriangle: '0 0,100 100,0 100',
  diamond: '50 0,100 50,50 100,0 50',
  parallelogram: '20 0,100 0,80 100,0 100',
  trapezoid: '20 0,80 0,100 100,0 100',
  pentagon: '50 0,100 38,82 100,18 100,0 38',
  hexagon: '20 0,80 0,100 50,80 100,20 100,0 50',
  homePlate: '0 0,80 0,100 50,80 100,0 100',
  chevron: '0 0,75 0,100 50,75 100,0 100,25 50',
  rightArrow: '0 25,65 25,65 0,100 50,65 100,65 75,0 75',
  leftArrow: '100 25,35 25,35 0,0 50,35 100,35 75,100 75',
  downArrow: '25 0,25 65,0 65,50 100,100 65,75 65,75 0',
  upArrow: '25 100,25 35,0 35,50 0,100 35,75 35,75 100',
  star5: '50 0,61 35,98 35,68 57,79 91,50 70,21 91,32 57,2 35,39 35',
};

/** Reads `prstGeom` or `custGeom`; an unknown form is drawn as its rectangle. */
export function readGeometry(shape: XmlElement): Geometry {
  const custom = at(shape, 'spPr', 'custGeom');
  if (custom) return readPath(at(custom, 'pathLst', 'path')) ?? { kind: 'area', css: '' };
  const form = at(shape, 'spPr', 'prstGeom')?.attributes.prst ?? 'rect';
  if (form === 'line' || /^(straight|bent|curved)Connector/.test(form)) return { kind: 'line' };
  if (form === 'ellipse') return { kind: 'area', css: 'border-radius:50%' };
  if (/^(round|flowChartAlternate|flowChartTerminator)/.test(form))
    return { kind: 'area', css: 'border-radius:2cqw' };
  const polygon = polygons[form];
  return polygon
    ? { kind: 'path', path: `M${polygon}Z`, width: 100, height: 100 }
    : { kind: 'area', css: '' };
}

const commands: Readonly<Record<string, readonly [letter: string, points: number]>> = {
  moveTo: ['M', 1],
  lnTo: ['L', 1],
  quadBezTo: ['Q', 2],
  cubicBezTo: ['C', 3],
  close: ['Z', 0],
};

/** Arcs are rare in drawn forms; a path with one falls back to its rectangle. */
function readPath(path: XmlElement | undefined): Geometry | null {
  const width = numberOf(path, 'w');
  const height = numberOf(path, 'h');
  if (!width || !height) return null;
  const steps: string[] = [];
  for (const step of elements(path)) {
    const [letter, count] = commands[step.name] ?? [];
    const points = elements(step, 'pt').map((point) => [numberOf(point, 'x'), numberOf(point, 'y')]);
    if (letter === undefined || points.length !== count || points.flat().includes(undefined)) return null;
    steps.push(letter + points.map((point) => point.join(' ')).join(' '));
  }
  return steps[0]?.startsWith('M') ? { kind: 'path', path: steps.join(''), width, height } : null;
}

/** The text's distances to its shape's edges in EMU, and its anchor. */
export function textFrame(bodies: readonly (XmlElement | undefined)[]) {
  const properties = bodies.map((body) => child(body, 'bodyPr'));
  const number = (name: string, otherwise: number) => {
    const owner = properties.find((each) => numberOf(each, name) !== undefined);
    return numberOf(owner, name) ?? otherwise;
  };
  const anchor = properties.find((each) => each?.attributes.anchor)?.attributes.anchor ?? 't';
  return {
    left: number('lIns', 91_440),
    top: number('tIns', 45_720),
    right: number('rIns', 91_440),
    bottom: number('bIns', 45_720),
    anchor: anchor === 'ctr' ? 'center' : anchor === 'b' ? 'flex-end' : 'flex-start',
    isUnwrapped: properties[0]?.attributes.wrap === 'none',
  };
}
