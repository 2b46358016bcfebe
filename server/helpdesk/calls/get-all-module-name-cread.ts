import { menuOf } from '#server/core/menu.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { names } from '../module-names.presenter.ts';

/** [CD-03] The screens of the caller's own menu. */
export const readAllModuleNames: Handler<'get-all-module-name-cread'> = async (_input, { app, actor }) =>
  names(menuOf(app, actor));
