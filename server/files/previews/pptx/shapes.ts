import { escapeHtml } from '../sanitise-html.ts';
import { at, child, elements, type XmlElement } from '../xml.ts';
import { type Fill, type Outline, shapeFill, shapeOutline } from './fill.ts';
import { readGeometry, textFrame } from './geometry.ts';
import { type Part, relationId } from './package.ts';
import { type Box, boxStyle, type Placing, placingIn, readBox } from './placement.ts';
import {
  inheritanceOf,
  inherited,
  placeholderGroup,
  placeholderOf,
  type SlideContext,
} from './slide-context.ts';
import { writeTable } from './table.ts';
import { textSource, writeText } from './text.ts';
import { cqw, variables } from './units.ts';

/** For charts, formulas and whatever else only the program itself can draw. */
const onlyInFile = '<p class="only-in-file">This part is shown only in the file itself.</p>';

/** `isDecoration`: the shapes come from a layout or master. */
export interface Surface {
  readonly owner: Part;
  readonly context: SlideContext;
  readonly isDecoration: boolean;
}

export async function writeShapes(
  tree: XmlElement | undefined,
  surface: Surface,
  placing: Placing = (box) => box,
): Promise<string> {
  let html = '';
  for (const shape of elements(tree)) html += await writeShape(shape, surface, placing);
  return html;
}

async function writeShape(shape: XmlElement, surface: Surface, placing: Placing): Promise<string> {
  if (isHidden(shape) || (surface.isDecoration && placeholderOf(shape))) return '';
  switch (shape.name) {
    case 'sp':
    case 'cxnSp':
      return writeForm(shape, surface, placing);
    case 'pic':
      return writePicture(shape, surface, placing);
    case 'grpSp':
      return writeShapes(shape, surface, placingIn(shape, placing));
    case 'graphicFrame':
      return writeFrame(shape, surface, placing);
    case 'AlternateContent':
      return writeShapes(child(shape, 'Fallback') ?? child(shape, 'Choice'), surface, placing);
    default:
      return '';
  }
}

function propertiesOf(shape: XmlElement): XmlElement | undefined {
  const holder = elements(shape).find(({ name }) => /^nv\w*Pr$/.test(name));
  return child(holder, 'cNvPr');
}

function isHidden(shape: XmlElement): boolean {
  return propertiesOf(shape)?.attributes.hidden === '1';
}

function boxOf(chain: readonly XmlElement[], placing: Placing): Box | null {
  const box = readBox(inherited(chain, (shape) => at(shape, 'spPr', 'xfrm')));
  return box && placing(box);
}

async function writeForm(shape: XmlElement, surface: Surface, placing: Placing): Promise<string> {
  const { context } = surface;
  const chain = inheritanceOf(shape, context);
  const box = boxOf(chain, placing);
  if (!box) return '';
  const painted =
    inherited(chain, (each) => (child(each, 'spPr')?.children.length ? each : undefined)) ?? shape;
  const area = paint(painted, box, await shapeFill(painted, surface.owner, context), context);
  const text = writeText(child(shape, 'txBody'), textSource(chain, context));
  if (!area && !text) return '';
  const placeholder = placeholderOf(shape);
  const isTitle = placeholder !== undefined && placeholderGroup(placeholder) === 'title';
  const role = isTitle && text ? ' role="heading" aria-level="2"' : '';
  return wrap(
    `shape${text ? '' : ' blank'}`,
    role,
    boxStyle(box, context.size),
    area + frameText(text, chain, context),
  );
}

function wrap(classes: string, role: string, style: string, content: string): string {
  return `<div class="${classes}"${role} style="${style}">${content}</div>`;
}

function frameText(text: string, chain: readonly XmlElement[], context: SlideContext): string {
  if (!text) return '';
  const frame = textFrame(chain.map((shape) => child(shape, 'txBody')));
  const inset = [frame.top, frame.right, frame.bottom, frame.left]
    .map((distance) => `${Math.max(0, cqw(distance, context.size)).toFixed(3)}cqw`)
    .join(' ');
  const wrapping = frame.isUnwrapped ? ';white-space:nowrap' : '';
  return `<div class="text" style="padding:${inset};justify-content:${frame.anchor}${wrapping}">${text}</div>`;
}

/** The shape's area and edge as one layer under its text; '' when neither shows. */
function paint(shape: XmlElement, box: Box, fill: Fill, context: SlideContext): string {
  const outline = shapeOutline(shape, context);
  const geometry = readGeometry(shape);
  if (geometry.kind === 'line') return outline ? drawLine(box, outline, context) : '';
  if (!fill.css && !fill.picture && !outline) return '';
  const stroke = outline && Math.max(0.08, cqw(outline.width, context.size));
  if (geometry.kind === 'path' && !fill.picture) {
    const edge = outline ? ` stroke="${outline.colour}" style="stroke-width:${stroke?.toFixed(3)}cqw"` : '';
    return (
      `<svg class="fill" aria-hidden="true" viewBox="0 0 ${geometry.width} ${geometry.height}" preserveAspectRatio="none">` +
      `<path d="${geometry.path}" fill="${fill.colour ?? 'none'}"${edge} vector-effect="non-scaling-stroke"/></svg>`
    );
  }
  const style = [
    fill.css ? `background:${fill.css}` : '',
    outline && stroke ? `border:${stroke.toFixed(3)}cqw solid ${outline.colour}` : '',
    geometry.kind === 'area' ? geometry.css : '',
  ];
  return `<div class="fill ${fill.picture ?? ''}" style="${style.filter(Boolean).join(';')}"></div>`;
}

function drawLine(box: Box, outline: Outline, context: SlideContext): string {
  const isRising = box.isFlippedX !== box.isFlippedY;
  const width = Math.max(0.1, cqw(outline.width, context.size)).toFixed(3);
  return (
    '<svg class="fill line" aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">' +
    `<line x1="0" y1="${isRising ? 100 : 0}" x2="100" y2="${isRising ? 0 : 100}" stroke="${outline.colour}" ` +
    `style="stroke-width:${width}cqw" vector-effect="non-scaling-stroke"/></svg>`
  );
}

async function writePicture(shape: XmlElement, surface: Surface, placing: Placing): Promise<string> {
  const { context, owner, isDecoration } = surface;
  const box = boxOf(inheritanceOf(shape, context), placing);
  if (!box) return '';
  const picture = await context.pictureClass(owner, child(shape, 'blipFill'));
  if (!picture) return isDecoration ? '' : wrap('shape', '', boxStyle(box, context.size), onlyInFile);
  const described = propertiesOf(shape)?.attributes.descr?.trim() ?? '';
  const role = described ? ` role="img" aria-label="${escapeHtml(described)}"` : ' aria-hidden="true"';
  const flip =
    box.isFlippedX || box.isFlippedY ? `;scale:${box.isFlippedX ? -1 : 1} ${box.isFlippedY ? -1 : 1}` : '';
  const classes = `shape picture ${picture}${isDecoration ? ' decoration' : ''}`;
  return wrap(classes, role, boxStyle(box, context.size) + flip, '');
}

async function writeFrame(frame: XmlElement, surface: Surface, placing: Placing): Promise<string> {
  const { context, owner } = surface;
  const inner = readBox(child(frame, 'xfrm')) ?? boxOf(inheritanceOf(frame, context), (box) => box);
  if (!inner) return '';
  const box = placing(inner);
  const data = at(frame, 'graphic', 'graphicData');
  const table = child(data, 'tbl');
  const style = boxStyle(box, context.size);
  if (table) return wrap('shape table', '', style, await writeTable(table, owner, context));
  const diagram = await writeDiagram(data, surface, box);
  return diagram || wrap('shape', '', style, onlyInFile);
}

/** PowerPoint keeps a drawing of each diagram (SmartArt) beside its data, made of ordinary shapes. */
async function writeDiagram(data: XmlElement | undefined, surface: Surface, box: Box): Promise<string> {
  const { context, owner } = surface;
  const model = await context.files.part(owner.related(relationId(child(data, 'relIds'), 'dm')));
  const drawingId = elements(child(model?.root, 'extLst'), 'ext')
    .map((extension) => child(extension, 'dataModelExt')?.attributes.relId)
    .find((id) => id !== undefined);
  const drawing = await context.files.part(owner.related(drawingId));
  if (!drawing) return '';
  return writeShapes(child(drawing.root, 'spTree'), { ...surface, owner: drawing }, (inner) => ({
    ...inner,
    x: inner.x + box.x,
    y: inner.y + box.y,
  }));
}

export function slideVariables(context: SlideContext): string {
  return variables({ ratio: context.size.width / context.size.height });
}
