/**
 * A part of the product's build: what only the server reads of the contract stays with it. The English of refusals is
 * the server's to say, and other languages have files of their own; who may make a call, and how often, it judges alone. Titles
 * of screens are for the page that says who may go where.
 */
export const serverWords = () => ({
  name: 'server-words',
  setup(api) {
    api.transform({ test: /contract[\\/].*\.refusals\.ts$/ }, ({ code }) => withoutWords(code));
    api.transform({ test: /contract[\\/].*\.calls?\.ts$/ }, ({ code }) => withoutRights(code));
    api.transform({ test: /contract[\\/].*\.screens\.ts$/ }, ({ code }) => withoutTitles(code));
  },
});

/** The module with each of its tables empty. */
export const withoutWords = (code) =>
  [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => `export const ${name} = {};\n`).join('');

/** The module of a room's screens without what they are called there. */
export const withoutTitles = (code) => code.replaceAll(/\btitle:\s*(?:'[^'\n]*'|"[^"\n]*"),?\s*/g, '');

/** Of a call's properties those the server alone asks for. A public call says so to the browser too. */
const rights =
  /^ {2}(areas|access|atOnce|beforePassword|bodyBytes|claims|forAllSchools|inGracePeriod|module|ours|rate|transaction): (?!'public')/;

/** The module of a call without them, by lines, as the formatter sets them. */
export function withoutRights(code) {
  const begin = code.search(/= (?:defineCall|resourceCalls)\(/);
  if (begin < 0) return code;
  const kept = [];
  let inside = false;
  for (const line of code.slice(begin).split('\n')) {
    const isDropped = inside || rights.test(line);
    if (isDropped) inside = !/^ {2}\S.*,$/.test(line);
    else kept.push(line);
  }
  return code.slice(0, begin) + kept.join('\n');
}
