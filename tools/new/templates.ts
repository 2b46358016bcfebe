import { variableOf } from './names.ts';

/** The files of a new room and of a new call, before the formatter. */

export const registerFile = (room: string) => `
import type { Room } from '#server/core/room.ts';

/** What the room offers besides its calls. */
export const ${variableOf(room)}Room: Room = {
};
`;

export const aimsFile = (room: string) => `
import type { ${variableOf(room)}Calls } from '#contract/${room}/${room}.calls.gen.ts';
import type { Aims } from '../aimed-world.ts';

export const aims: Aims<typeof ${variableOf(room)}Calls> = {
};
`;

export interface NewCall {
  readonly wireName: string;
  readonly variable: string;
  /** Method, areas, and how it travels. */
  readonly shape: string;
  readonly rows: string;
}

/** Nobody but a super admin may call it until its access says more: deny by default. */
export const callFile = ({ wireName, variable, shape, rows }: NewCall) => `
import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

${rows === '' ? '' : `/** ${rows} */`}
export const ${variable}Call = defineCall('${wireName}', {
  ${shape},
  input: v.object({}),
  output: v.object({ status: v.literal('true') }),
  errors: {},
  access: { [roles.superAdmin]: 'own' },
});
`;

export const handlerFile = ({ wireName, variable }: NewCall) => `
import type { Handler } from '#server/core/pipeline.ts';

export const ${variable}: Handler<'${wireName}'> = async () => ({ status: 'true' });
`;

export const testFile = ({ wireName }: NewCall) => `
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

describe('${wireName}', () => {
  it('answers whom it is for, and refuses others', async () => {
    const office = await test.signIn(test.world.superAdmin);
    expect(await office.ok('${wireName}', {})).toEqual({ status: 'true' });
    const teacher = await test.signIn(test.world.asha);
    expect((await teacher.call('${wireName}', {})).status).toBe(403);
  });
});
`;
