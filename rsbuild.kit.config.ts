import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** Every part of the design system in every state, on a page of its own: for whoever works on the look, and for tests. */
export default defineConfig({
  plugins: [pluginReact({ reactCompiler: true })],
  source: { entry: { index: './src/lib/kit/main.tsx' } },
  html: { template: './src/ui/kit/index.html', favicon: './public/favicon.svg' },
  output: {
    distPath: { root: process.env.KIT_DIST ?? 'dist/kit' },
    target: 'web',
    sourceMap: { js: false },
    dataUriLimit: 2048,
  },
  server: { port: 5174, publicDir: [{ name: 'public' }, { name: 'server/seeds/data/files' }] },
  performance: { printFileSize: false },
});
