import postcss from 'postcss';

/** Of these styles, the ones that the HTML is painted with: fewer rules and variables are read and resolved sooner. */
export function earlyStyles(css, html) {
  const sheet = postcss.parse(css);
  keepRulesFor(sheet, html);
  dropFonts(sheet);
  dropPrint(sheet);
  dropUnusedVariables(sheet, html);
  dropIdleKeyframes(sheet);
  dropEmpty(sheet);
  return sheet.toString();
}

function keepRulesFor(sheet, html) {
  const classes = new Set(
    Array.from(html.matchAll(/class="([^"]*)"/g), ([, names]) => decode(names).split(' ')).flat(),
  );
  const tags = new Set(['html', 'body', ...Array.from(html.matchAll(/<([a-z][a-z\d]*)/g), ([, tag]) => tag)]);
  const isUsed = (selector) => {
    const [tag] = /^[a-z][a-z\d]*/.exec(selector) ?? [];
    return (tag === undefined || tags.has(tag)) && classNames(selector).every((name) => classes.has(name));
  };
  sheet.walkRules((rule) => {
    if (rule.parent.type === 'atrule' && rule.parent.name === 'keyframes') return;
    rule.selectors = rule.selectors.filter(isUsed);
    if (rule.selectors.every((selector) => selector === '')) rule.remove();
  });
}

/**
 * Parts the stylesheet: what the app is drawn with, and the typefaces it loads, with the names they go by. A browser that
 * meets a new typeface lays out all text again, so a page that is painted takes the first part without doing so.
 */
export function partTypefaces(css) {
  const app = postcss.parse(css);
  const dropped = dropFonts(app);
  const typefaces = postcss.parse(css);
  const isNamed = ({ prop, value }) =>
    /^(--fonts-|font-family$)/.test(prop) && familiesIn(value).some((name) => dropped.includes(name));
  typefaces.walkDecls((decl) => {
    if (!isInFace(decl) && !isNamed(decl)) decl.remove();
  });
  typefaces.walkAtRules((rule) => {
    if (rule.nodes === undefined) rule.remove();
  });
  dropEmpty(typefaces);
  return { app: app.toString(), typefaces: typefaces.toString() };
}

const isInFace = ({ parent }) => parent.type === 'atrule' && parent.name === 'font-face';
const familiesIn = (value) => postcss.list.comma(value).map((name) => name.replaceAll(/["']/g, ''));

/**
 * Typefaces come later; until then the device's own stands in. Their names go too: the browser would ask the system for
 * each of them before the first paint.
 */
function dropFonts(sheet) {
  const dropped = [];
  sheet.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => void dropped.push(value.replaceAll(/["']/g, '')));
    face.remove();
  });
  sheet.walkDecls(/^(--fonts-|font-family$)/, (decl) => {
    const left = postcss.list
      .comma(decl.value)
      .filter((name) => familiesIn(name).every((family) => !dropped.includes(family)));
    if (left.length > 0) decl.value = left.join(', ');
  });
  return dropped;
}

/** Who prints has long had the whole stylesheet. */
function dropPrint(sheet) {
  sheet.walkAtRules((rule) => {
    if (rule.name === 'page' || (rule.name === 'media' && rule.params === 'print')) rule.remove();
  });
}

function dropUnusedVariables(sheet, html) {
  // What only dropped variables used goes with them.
  for (let again = true; again; ) {
    again = false;
    const used = new Set(Array.from(`${sheet}${html}`.matchAll(/var\(\s*(--[^,)\s]+)/g), ([, name]) => name));
    sheet.walkDecls(/^--/, (decl) => {
      if (used.has(decl.prop)) return;
      decl.remove();
      again = true;
    });
  }
}

function dropIdleKeyframes(sheet) {
  const text = sheet.toString();
  sheet.walkAtRules('keyframes', (rule) => {
    if (!text.includes(`:${rule.params} `)) rule.remove();
  });
}

function dropEmpty(sheet) {
  for (let empty = true; empty; ) {
    empty = false;
    sheet.walk((node) => {
      if (node.nodes?.length !== 0) return;
      node.remove();
      empty = true;
    });
  }
}

const decode = (text) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");

/** The classes a selector asks for, unescaped: `.\[\&_svg\]\:w_8 svg` asks for `[&_svg]:w_8`. */
function classNames(selector) {
  return Array.from(selector.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name]) => name.replace(/\\(.)/g, '$1'));
}
