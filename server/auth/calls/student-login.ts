import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { signIn } from '../login.ts';

/** [CC-02] The same for a student of one school; anybody else is as good as unknown. */
export const studentLogin: Handler<'studentLogin'> = (input, scene) =>
  signIn(scene, input, (person) => person.role === roles.student && person.schoolId === input.schoolId);
