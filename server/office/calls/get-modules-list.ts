import { grantedModules } from '#contract/core/modules.ts';
import { menuOf } from '#server/core/menu.ts';
import type { Handler } from '#server/core/pipeline.ts';

export const getModulesList: Handler<'get-modules-list'> = async (_input, { app, actor }) => ({
  success: 'true',
  data: menuOf(app, actor)
    .filter(({ module_url }) => grantedModules.some((module) => module === module_url))
    .map(({ module_url, module_name }) => ({ module_url, module_name })),
});
