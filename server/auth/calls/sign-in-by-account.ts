import type { accountRefusals } from '#contract/auth/auth.refusals.ts';
import type { CallOf } from '#contract/catalogue.ts';
import { bit } from '#contract/core/bit.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SceneInParts } from '#server/core/call-context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { dropPending, type Pending, pendingSeconds, readPending } from '../accounts/account-cookies.ts';
import { connect, holderOfAccount, noteUse, objectionOf } from '../accounts/linked-accounts.ts';
import { offersEnd, providerNamed } from '../accounts/provider-client.ts';
import { refuseObjection } from '../accounts/refuse-objection.ts';
import { signIn } from '../login.ts';
import { type Admission, completeSignIn } from '../sign-in.ts';
import { consumeToken } from '../signed-tokens.ts';

type Scene = SceneInParts<ReasonsOf<typeof accountRefusals>>;
type Input = CallParsed<CallOf<'sign-in-by-account'>>;

/**
 * The second half of a sign-in by a provider: what the browser carries says whose account it is, and the call says on
 * which device. Role, school and rights are those of the person here, as after a password.
 */
export const signInByAccount: Handler<'sign-in-by-account'> = async (input, scene) => {
  const { app, request, reply, refuse } = scene;
  const found = readPending(app, request);
  const provider = found && providerNamed(app, found.pending.provider);
  if (!found || !provider) throw refuse('account_over');
  const { pending, ticket } = found;
  const spend: Admission['consumeCode'] = (db) => consumeToken({ app, db }, ticket, pendingSeconds);
  const answer =
    input.email === ''
      ? await enterKnown(scene, input, pending, spend)
      : await enterFirst(scene, input, pending, spend);
  dropPending(reply);
  const { name, label } = provider;
  return { ...answer, account: { name, label, can_end: bit(await offersEnd(provider)) } };
};

/** Who comes back: the connection is enough. */
async function enterKnown(scene: Scene, input: Input, pending: Pending, spend: Admission['consumeCode']) {
  const { app, part, refuse, isRight } = scene;
  const provider = providerNamed(app, pending.provider);
  return part(async (unit) => {
    const person = await holderOfAccount(unit.db, pending);
    if (!person || !provider) throw refuse('account_over');
    isRight(person);
    refuseObjection(unit, await objectionOf(unit.db, person.schoolId, provider, pending));
    await noteUse(unit, pending);
    return completeSignIn(unit, person, {
      device: input.deviceDetails,
      others: input.endOthers === 1 ? 'end' : 'ask',
      ...(spend ? { consumeCode: spend } : {}),
    });
  });
}

/** The first time: name and password, which are judged as ever, connect the account. */
async function enterFirst(scene: Scene, input: Input, pending: Pending, spend: Admission['consumeCode']) {
  const { app, refuse } = scene;
  const provider = providerNamed(app, pending.provider);
  if (!provider) throw refuse('account_over');
  const wish = { ...input, otp: '', login_type: 'password', type_otp: '', isDemo: 0, grant: '' } as const;
  return signIn(
    scene,
    wish,
    () => true,
    async (db, person) => {
      const unit = { app, db };
      refuseObjection(scene, await connect(unit, person, provider, pending));
      await noteUse(unit, pending);
      return (await spend?.(db)) ?? true;
    },
  );
}
