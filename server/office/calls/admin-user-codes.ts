import type { Handler } from '#server/core/pipeline.ts';
import { makeUserCodes } from '../make-codes.ts';
import { refuseDemoSchool } from '../policy.ts';
import { isAdminWithin } from '../queries/users.ts';

export const adminUserCodes: Handler<'admin-user-codes'> = (input, scene) =>
  makeUserCodes(scene, input, {
    owners: 'admins',
    among: isAdminWithin(scene.actor, scene.scope),
    refuseSchool: (school) => refuseDemoSchool(scene, school),
  });
