import type { Handler } from '#server/core/pipeline.ts';

export const getApplicationUrl: Handler<'get-application-url'> = async (_input, { app }) => ({
  success: 'true',
  data: { url: app.publicUrl() },
});
