import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { root } from './installed.mjs';

/** Of the app's stylesheet, what this HTML is painted with, whatever the theme, direction and width. */
export function stylesFor(html) {
  const folder = join(root, 'dist/app/static/css');
  const css = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
  return earlyStyles(css, html);
}

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
  const isUsed = (selector) => classNames(selector).every((name) => classes.has(name));
  sheet.walkRules((rule) => {
    if (rule.parent.type === 'atrule' && rule.parent.name === 'keyframes') return;
    rule.selectors = rule.selectors.filter(isUsed);
    if (rule.selectors.every((selector) => selector === '')) rule.remove();
  });
}

/**
 * Fonts come with the whole stylesheet; until then a local face with the same measures stands in. Their names go too:
 * the browser would ask the system for each of them before the first paint.
 */
function dropFonts(sheet) {
  const dropped = [];
  sheet.walkAtRules('font-face', (face) => {
    if (!face.toString().includes('url(')) return;
    face.walkDecls('font-family', ({ value }) => void dropped.push(value.replaceAll(/["']/g, '')));
    face.remove();
  });
  sheet.walkDecls(/^(--fonts-|font-family$)/, (decl) => {
    const names = postcss.list.comma(decl.value);
    const left = names.filter((name) => !dropped.includes(name.replaceAll(/["']/g, '')));
    if (left.length > 0) decl.value = left.join(', ');
  });
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
