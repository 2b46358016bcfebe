import type { Handler } from '#server/core/pipeline.ts';
import { adminPage } from '../admin-page.ts';

export const adminUserList: Handler<'admin-user-list'> = (input, scene) => adminPage(input, scene);
