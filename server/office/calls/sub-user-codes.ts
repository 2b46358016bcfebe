import type { Handler } from '#server/core/pipeline.ts';
import { makeUserCodes } from '../make-codes.ts';
import { isSubUser } from '../queries/users.ts';

export const subUserCodes: Handler<'sub-user-codes'> = (input, scene) =>
  makeUserCodes(scene, input, { owners: 'office', among: isSubUser });
