import type { Handler } from '#server/core/pipeline.ts';
import { addStudentFor } from '../add-student.ts';

export const addStudent: Handler<'add-student'> = (input, scene) => addStudentFor(scene, input);
