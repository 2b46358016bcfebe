import type { Handler } from '#server/core/pipeline.ts';
import { wallPage } from '../wall-page.ts';

export const getAdminWallofFames: Handler<'get-admin-wallofFames'> = (input, scene) => wallPage(scene, input);
