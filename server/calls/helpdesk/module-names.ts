import { modulesFor } from '#server/auth/session-answer.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { modulesNamedIn, videosAbout } from '#server/helpdesk/search.ts';

const names = (modules: readonly { module_name: string; module_url: string }[]) => ({
  data: modules.map(({ module_name, module_url }) => ({ module_name, module_url })),
});

/** [CD-03] The screens of the person's own menu. */
export const readAllModuleNames: Handler<'get-all-module-name-cread'> = async (_input, { actor }) =>
  names(modulesFor(actor));

/** The same, or those a search names. */
export const getAllModuleNames: Handler<'get-all-module-name'> = async ({ search }, { actor }) =>
  search === ''
    ? names(modulesFor(actor))
    : names(modulesNamedIn(actor, search).map(({ name, url }) => ({ module_name: name, module_url: url })));

export const findHelpVideos: Handler<'helpdesk-Gpt-Video'> = async ({ search }, { db, actor }) => ({
  data: await videosAbout(db, actor, search),
});
