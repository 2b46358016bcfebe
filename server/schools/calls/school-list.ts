import type { Handler } from '#server/core/pipeline.ts';
import { schoolPage } from '../school-page.ts';
import { schoolListForAdmin } from './school-list-for-admin.ts';

export const schoolList: Handler<'school-list'> = (input, scene) =>
  input.form === 'grid' ? schoolPage(input, scene) : schoolListForAdmin(input, scene);
