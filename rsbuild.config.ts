import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { TanStackRouterRspack } from '@tanstack/router-plugin/rspack';
import { slimStyles } from './tools/slim-styles.mjs';

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  plugins: [pluginReact({ reactCompiler: true }), slimStyles()],
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
    // The first page carries the hash of every part: six digits tell two builds apart and weigh little.
    filenameHash: 'contenthash:6',
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
      // The inspector knows every machine. It brings copies of its own rather than tear them off the screens they
      // belong to, which everybody loads.
      optimization: { splitChunks: { chunks: ({ name }) => name !== 'inspector' } },
      plugins: [
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
