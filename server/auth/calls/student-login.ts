import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { signIn } from '../login.ts';

/** [CC-02] Only a student of this school; anybody else counts as unknown. */
export const studentLogin: Handler<'studentLogin'> = (input, scene) =>
  signIn(scene, input, (person) => person.role === roles.student && person.schoolId === input.schoolId);
