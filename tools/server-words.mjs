/**
 * A part of the product's build: the English of refusals is the server's to say, and other languages have files of
 * their own, so that the browser gets the tables of `contract/` without their sentences.
 */
export const serverWords = () => ({
  name: 'server-words',
  setup(api) {
    api.transform({ test: /contract[\\/].*\.refusals\.ts$/ }, ({ code }) => withoutWords(code));
  },
});

/** The module with each of its tables empty. */
export const withoutWords = (code) =>
  [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => `export const ${name} = {};\n`).join('');
