import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { TanStackRouterRspack } from '@tanstack/router-plugin/rspack';
import { LaterWords } from './tools/later-words.mjs';
import { serverWords } from './tools/server-words.mjs';
import { slimModules } from './tools/slim-modules.mjs';
import { slimStyles } from './tools/slim-styles.mjs';

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** What every signed-in screen is made of. */
const frame =
  /[\\/]src[\\/](ui[\\/](Card|EmptyState|ErrorState|IconButton|LateMenu|PageHeader|ToneIcon|toaster|link\.recipe)|features[\\/]shell[\\/](messages|screen-names)\.en)\.tsx?$/;
/** What every dialog is: ours and, of the library, what no more than dialogs need. */
const layers =
  /[\\/](@zag-js[\\/]((anatomy|aria-hidden|core|dialog|dismissable|focus-trap|interact-outside|presence|react|remove-scroll)[\\/]|dom-query[\\/]dist[\\/](chunk-\w+|controller|event|initial-focus|node|overflow|platform|query|raf|set|shared|tabbable|wait-for|when-node)\.|utils[\\/]dist[\\/](array|functions|object|warning)\.)|@ark-ui[\\/]react[\\/]dist[\\/](components[\\/](dialog|portal|presence|factory)|utils[\\/](compose-refs|create-split-props|render-strategy|use-event)))|[\\/]src[\\/]ui[\\/](AlertDialog|Modal|UnsavedGuard|dialog\.recipe|focus-return|toast-region)\.tsx?$/;

/** How the server is asked: signing in and every screen share it, the login page does without. */
const calls =
  /[\\/](node_modules[\\/](valibot|ofetch|destr|ufo|node-fetch-native)[\\/]|contract[\\/](core[\\/](define-call|refusals|payload\.codec|wire-numbers)|auth[\\/](session\.wire|login\.wire|calls[\\/](extend-session|login|resume-session|update-logout)\.call))|src[\\/]lib[\\/](api-client|bearer|busy|codec|new-version|settings|words[\\/](call-messages\.en|refusal-words))\.)/;

/** They know much that belongs to screens everybody loads: they bring copies of their own rather than tear it off. */
const aside = new Set<string | undefined>(['inspector', 'use-again']);

export default defineConfig({
  plugins: [pluginReact({ reactCompiler: true }), slimStyles(), slimModules(), serverWords()],
  source: {
    entry: { index: './src/app/main.tsx' },
    // The inspector leads from a state into the editor of whoever develops.
    define: {
      'import.meta.env.PUBLIC_SOURCE_ROOT':
        process.env.NODE_ENV === 'production' ? 'undefined' : JSON.stringify(import.meta.dirname),
    },
  },
  html: { template: './src/app/index.html', favicon: './public/favicon.svg' },
  output: {
    distPath: { root: 'dist/app' },
    target: 'web',
    // What the code calls by name, AbortSignal.any the youngest of it, runs from these on; older syntax helps nobody.
    overrideBrowserslist: ['chrome >= 116', 'edge >= 116', 'firefox >= 124', 'safari >= 17.4'],
    sourceMap: { js: false },
    // The first page carries the hash of every part, so they are short. With six digits one build in fifteen had a hash
    // that also stood in some part as a number, which the bundler then rewrote along with it: PDF's worker broke so.
    filenameHash: 'contenthash:8',
    dataUriLimit: 2048,
  },
  performance: { printFileSize: false },
  server: {
    port: 5173,
    proxy: [
      {
        // GET /login is a screen, POST /login a call.
        pathFilter: (path, request) =>
          /^\/(api|files|uploads|socket|calendar)\b/.test(path) ||
          (path === '/login' && request.method === 'POST'),
        target: server,
        ws: true,
      },
    ],
  },
  tools: {
    rspack: {
      resolve: {
        // React itself has what the libraries bring for older ones.
        alias: {
          'use-sync-external-store/shim$': 'react',
          'use-sync-external-store/shim/with-selector$': 'use-sync-external-store/with-selector',
        },
      },
      optimization: {
        splitChunks: {
          chunks: ({ name }) => !aside.has(name),
          // A small file that many parts need is copied into each of them: a request of its own costs more.
          minSize: 50_000,
          // These come once.
          cacheGroups: {
            frame: { name: 'frame', chunks: 'async', enforce: true, test: frame },
            calls: { name: 'calls', chunks: 'async', enforce: true, test: calls },
            layers: { name: 'layers', chunks: 'async', enforce: true, minChunks: 4, test: layers },
          },
        },
      },
      module: {
        rules: [
          // It names SHA-1 where it derives a key, which it does by MD5 as OpenSSL does.
          { test: /[\\/]crypto-js[\\/]evpkdf\.js$/, resolve: { alias: { './sha1': false } } },
        ],
      },
      plugins: [
        new LaterWords(),
        TanStackRouterRspack({
          target: 'react',
          routesDirectory: './src/routes',
          generatedRouteTree: './src/route-tree.gen.ts',
          quoteStyle: 'single',
          routeFileIgnorePrefix: '-',
          autoCodeSplitting: true,
          codeSplittingOptions: {
            // A loader brings its calls' schemas along: they belong to the screen, not to the first page. The login
            // screen lies in the first page, so that it costs no second journey to the server.
            splitBehavior: ({ routeId }) =>
              routeId === '/login' ? [] : [['loader', 'component', 'errorComponent', 'notFoundComponent']],
          },
        }),
      ],
    },
  },
});
