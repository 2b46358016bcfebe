import { createStudentLinkCall } from '#contract/auth/calls/create-student-link.call.ts';
import { generateSignInCodeCall } from '#contract/auth/calls/generate-sign-in-code.call.ts';
import { revokeSignInHelpCall } from '#contract/auth/calls/revoke-sign-in-help.call.ts';
import type { HelpCommand, MadeHelp } from '#machines/auth/sign-in-help/sign-in-help.types.ts';
import type { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';

export type SignInHelpActors = ReturnType<typeof defineSignInHelpActors>;

export function defineSignInHelpActors(tools: { readonly call: typeof call }) {
  const make = async ({ studentId, kind }: HelpCommand, signal: AbortSignal): Promise<MadeHelp> => {
    const input = { student_id: studentId };
    if (kind === 'code') {
      const { data } = await tools.call(generateSignInCodeCall, input, { signal });
      return { kind, secret: data.code, loginName: data.username, milliseconds: data.expires_in * 1000 };
    }
    const { data } = await tools.call(createStudentLinkCall, input, { signal });
    const { href } = new URL(data.path, location.origin);
    return { kind, secret: href, loginName: '', milliseconds: data.expires_in * 1000 };
  };
  return {
    make: callActor(make),
    revoke: callActor<number, { readonly studentId: number }>(async ({ studentId }, signal) => {
      const wish = { student_id: studentId };
      return (await tools.call(revokeSignInHelpCall, wish, { signal })).revoked;
    }),
  };
}
