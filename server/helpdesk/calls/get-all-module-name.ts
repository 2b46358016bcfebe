import { modulesFor } from '#server/auth/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { names } from '../module-names.presenter.ts';
import { modulesNamedIn } from '../search.ts';

/** The same, or those a search names. */
export const getAllModuleNames: Handler<'get-all-module-name'> = async ({ search }, { actor }) =>
  search === ''
    ? names(modulesFor(actor))
    : names(modulesNamedIn(actor, search).map(({ name, url }) => ({ module_name: name, module_url: url })));
