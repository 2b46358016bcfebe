import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { masterListOutput } from './content.wire.ts';

export const defineTermList = <Name extends string>(name: Name) =>
  defineCall(name, {
    method: 'GET',
    areas: ['Curriculum'],
    input: v.object({}),
    output: masterListOutput,
    errors: {},
    access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  });
