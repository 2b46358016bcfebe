import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/**/schema.ts', './server/**/schema/*.ts'],
  out: './server/db/migrations',
});
