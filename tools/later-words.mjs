import { relative } from 'node:path';
import { root } from './installed.mjs';

/**
 * Texts that readers of other languages start with, in two steps: of the login page, then of the frame and the first
 * screens. Paths without `.en.ts` and the like; `tools/roots/registers.ts` collects the translations of the same files.
 */
export const loginWords = 'features/auth/messages|lib/words/(?:call|failure)-messages';
export const screenWords =
  'features/.+/menu-names|features/(?:auth/watch|helpdesk/help-media|learning|notices/board|notifications|shell|teaching|timetable)/messages|features/search/box-messages|features/shell/screen-names';

const english = /^src\/(?:features|lib)\/.*(?:messages|names)\.en\.ts$/;
const atLogin = new RegExp(`^src/(?:${loginWords})\\.en\\.ts$`);
const onScreens = new RegExp(`^src/(?:${screenWords})\\.en\\.ts$`);

/** What a part of the app with this file waits for, by its path in the project: 0 for nothing, 2 for the whole language. */
export function stepOf(path) {
  if (!english.test(path) || atLogin.test(path)) return 0;
  return onScreens.test(path) ? 1 : 2;
}

/**
 * A part of the product's build: a chunk with texts that are not here yet waits for them, and they are on
 * their way meanwhile. `src/app/words/later-words.ts` says how. English readers wait for nothing.
 */
export class LaterWords {
  apply(compiler) {
    const { RuntimeModule, RuntimeGlobals, WebpackError } = compiler.webpack;

    class WaitForWords extends RuntimeModule {
      constructor() {
        super('later words', RuntimeModule.STAGE_ATTACH);
      }

      generate() {
        const waiting = this.compilation.laterWords ?? {};
        return [
          `var later = ${JSON.stringify(waiting)};`,
          'var tell, told = new Promise((resolve) => { tell = resolve; });',
          'var past = 0;',
          `${RuntimeGlobals.require}.laterWords = {`,
          '  waitBy: tell,',
          '  past: (load) => { past += 1; try { return load(); } finally { past -= 1; } },',
          '};',
          `${RuntimeGlobals.ensureChunkHandlers}.words = (id, promises) => {`,
          '  if (later[id] && past === 0) promises.push(told.then((wait) => wait(later[id])));',
          '};',
        ].join('\n');
      }
    }

    compiler.hooks.thisCompilation.tap('LaterWords', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('LaterWords', (chunk, needs) => {
        needs.add(RuntimeGlobals.ensureChunkHandlers);
        const { waiting, tooEarly } = chunksOf(compilation);
        compilation.laterWords = waiting;
        if (tooEarly.length > 0)
          compilation.errors.push(
            new WebpackError(
              `The first page shows texts that are not among those of the login page (tools/later-words.mjs): ${tooEarly.join(', ')}`,
            ),
          );
        compilation.addRuntimeModule(chunk, new WaitForWords());
      });
    });
  }
}

/** The steps that chunks wait for, and the files of texts that would have to wait in a chunk nobody waits for. */
function chunksOf(compilation) {
  const waiting = {};
  const tooEarly = [];
  for (const chunk of compilation.chunks) {
    const files = [...compilation.chunkGraph.getChunkModules(chunk)].flatMap(filesOf).filter(stepOf);
    if (files.length === 0) continue;
    if (chunk.canBeInitial()) tooEarly.push(...files);
    else waiting[chunk.id] = Math.max(...files.map(stepOf));
  }
  return { waiting, tooEarly };
}

/** Modules that were joined into one are still there by themselves. */
function filesOf(module) {
  if (module.modules) return module.modules.flatMap(filesOf);
  return module.resource ? [relative(root, module.resource).replaceAll('\\', '/')] : [];
}
