import { fromPromise } from 'xstate';
import { authCalls } from '#contract/calls/auth.ts';
import type { HelpWish, MadeHelp } from '#machines/sign-in-help/sign-in-help.types.ts';
import type { call } from '#src/lib/api-client.ts';
import { toFailure } from '#src/lib/to-failure.ts';

export type SignInHelpActors = ReturnType<typeof defineSignInHelpActors>;

/** The machine's actors over the server's calls; what they throw is a `Failure`. */
export function defineSignInHelpActors(tools: { readonly call: typeof call }) {
  const fail = (error: unknown): never => {
    throw toFailure(error);
  };
  const make = async ({ studentId, kind }: HelpWish, signal: AbortSignal): Promise<MadeHelp> => {
    const input = { student_id: studentId };
    if (kind === 'code') {
      const { data } = await tools.call(authCalls['generate-sign-in-code'], input, { signal });
      return { kind, secret: data.code, loginName: data.username, milliseconds: data.expires_in * 1000 };
    }
    const { data } = await tools.call(authCalls['create-student-link'], input, { signal });
    const { href } = new URL(data.path, location.origin);
    return { kind, secret: href, loginName: '', milliseconds: data.expires_in * 1000 };
  };
  return {
    make: fromPromise<MadeHelp, HelpWish>(({ input, signal }) => make(input, signal).catch(fail)),
    revoke: fromPromise<number, { readonly studentId: number }>(async ({ input, signal }) => {
      const wish = { student_id: input.studentId };
      const answer = await tools.call(authCalls['revoke-sign-in-help'], wish, { signal }).catch(fail);
      return answer.revoked;
    }),
  };
}
