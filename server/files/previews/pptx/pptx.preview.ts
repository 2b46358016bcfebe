import { openArchive } from '../../archive.ts';
import { previewPage } from '../preview-page.ts';
import { type Crop, createPictureWriter } from '../preview-picture.ts';
import { at, child, elements, numberOf, type XmlElement } from '../xml.ts';
import { slideBackground } from './fill.ts';
import { openPackage, type Part, type PptxPackage, relationId } from './package.ts';
import { slideVariables, writeShapes } from './shapes.ts';
import { openSlide, type SlideContext, type SlideSize, shapeTree } from './slide-context.ts';
import { slideStyle } from './slide-style.ts';

const mostSlides = 200;
const mostSlideCharacters = 1_500_000;

/** Makes a page of slides that look like the presentation's own [TV-13]. Throws on a damaged file. */
export async function previewPptx(path: string): Promise<string | null> {
  const archive = await openArchive(path);
  try {
    const files = openPackage(archive);
    const presentation = await files.part('ppt/presentation.xml');
    return presentation && (await writePresentation(presentation, files));
  } finally {
    archive.close();
  }
}

async function writePresentation(presentation: Part, files: PptxPackage): Promise<string | null> {
  const shelf = createPictureShelf(files);
  const shared = {
    files,
    size: slideSize(presentation.root),
    defaultText: child(presentation.root, 'defaultTextStyle'),
    pictureClass: shelf.pictureClass,
  };
  const paths = elements(child(presentation.root, 'sldIdLst'), 'sldId').map((id) =>
    presentation.related(relationId(id, 'id')),
  );
  const slides: string[] = [];
  let left = mostSlideCharacters;
  for (const path of paths.slice(0, mostSlides)) {
    const slide = await files.part(path);
    if (!slide || slide.root.attributes.show === '0') continue;
    const html = await writeSlide(await openSlide(slide, shared));
    left -= html.length;
    if (left < 0) break;
    slides.push(html);
  }
  if (slides.length === 0) return null;
  return previewPage({
    body: slides.map((html, index) => numbered(html, index + 1, slides.length)).join(''),
    style: slideStyle + shelf.style(),
    isCut: left < 0 || paths.length > mostSlides,
  });
}

const usualSize: SlideSize = { width: 12_192_000, height: 6_858_000 };

function slideSize(root: XmlElement): SlideSize {
  const size = child(root, 'sldSz');
  const width = numberOf(size, 'cx') ?? 0;
  const height = numberOf(size, 'cy') ?? 0;
  return width > 0 && height > 0 ? { width, height } : usualSize;
}

async function writeSlide(context: SlideContext): Promise<string> {
  const { slide, layout, master } = context;
  const background = await slideBackground(context);
  const showsMaster =
    slide.root.attributes.showMasterSp !== '0' && layout?.root.attributes.showMasterSp !== '0';
  const decorations = [
    showsMaster ? master : null,
    slide.root.attributes.showMasterSp === '0' ? null : layout,
  ].filter((part) => part !== null);
  let shapes = '';
  for (const owner of decorations) {
    shapes += await writeShapes(shapeTree(owner), { owner, context, isDecoration: true });
  }
  shapes += await writeShapes(shapeTree(slide), { owner: slide, context, isDecoration: false });
  const paint = background.css ? `;background:${background.css}` : '';
  return `<div class="slide paper ${background.picture ?? ''}" style="${slideVariables(context)}${paint}">${shapes}</div>`;
}

function numbered(slide: string, number: number, of: number): string {
  const label = `${number} / ${of}`;
  return `<section aria-label="${label}">${slide}<p class="number" aria-hidden="true">${label}</p></section>`;
}

/** Keeps each picture once, as a rule of the page's style, however many slides show it. */
function createPictureShelf(files: PptxPackage) {
  const write = createPictureWriter();
  const classes = new Map<string, Promise<string | null>>();
  const rules: string[] = [];

  async function addRule(path: string, crop: Crop | undefined): Promise<string | null> {
    const bytes = await files.picture(path);
    const address = bytes && (await write(bytes, crop));
    if (!address) return null;
    const name = `picture-${rules.length}`;
    rules.push(`.${name}{background-image:url(${address})}`);
    return name;
  }

  return {
    style: () => rules.join(''),
    pictureClass: async (part: Part, blipFill: XmlElement | undefined): Promise<string | null> => {
      const path = part.related(relationId(child(blipFill, 'blip'), 'embed'));
      if (path === undefined) return null;
      const crop = readCrop(at(blipFill, 'srcRect'));
      const key = `${path} ${JSON.stringify(crop)}`;
      const known = classes.get(key) ?? addRule(path, crop);
      classes.set(key, known);
      return known;
    },
  };
}

function readCrop(rectangle: XmlElement | undefined): Crop | undefined {
  const share = (name: string) => (numberOf(rectangle, name) ?? 0) / 100_000;
  const crop = { left: share('l'), top: share('t'), right: share('r'), bottom: share('b') };
  return Object.values(crop).some((part) => part > 0) ? crop : undefined;
}
