import { menuOf } from '#server/core/menu.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { names } from '../module-names.presenter.ts';
import { modulesNamedIn } from '../search.ts';

/** An empty search returns all. */
export const getAllModuleNames: Handler<'get-all-module-name'> = async ({ search }, { app, actor }) =>
  search === ''
    ? names(menuOf(app, actor))
    : names(
        modulesNamedIn(app, actor, search).map(({ name, url }) => ({ module_name: name, module_url: url })),
      );
