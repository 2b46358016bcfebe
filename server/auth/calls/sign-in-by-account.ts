import type { accountRefusals } from '#contract/auth/auth.refusals.ts';
import type { CallOf } from '#contract/catalogue.ts';
import { bit } from '#contract/core/bit.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SceneInParts } from '#server/core/call-context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import type { SignInProvider } from '#server/core/sign-in-providers.ts';
import { type Pending, pendingSeconds, readPending } from '../accounts/account-cookies.ts';
import { connect, objectionOf } from '../accounts/linked-accounts.ts';
import { offersEnd, providerNamed } from '../accounts/provider-client.ts';
import { refuseObjection } from '../accounts/refuse-objection.ts';
import { signIn } from '../login.ts';
import { insertAccountSession } from '../queries/account-sessions.ts';
import { holderOfAccount, noteUse } from '../queries/linked-accounts.ts';
import type { StoredPerson } from '../queries/people.ts';
import { type Admission, completeSignIn } from '../sign-in.ts';
import { consumeToken } from '../signed-tokens.ts';

type Scene = SceneInParts<ReasonsOf<typeof accountRefusals>>;
type Input = CallParsed<CallOf<'sign-in-by-account'>>;

/** The cookie names the account, the call the device. Role, school and rights are those of the person here. */
export const signInByAccount: Handler<'sign-in-by-account'> = async (input, scene) => {
  const { app, request, refuse } = scene;
  const found = readPending(app, request);
  const provider = found && providerNamed(app, found.pending.provider);
  if (!found || !provider) throw refuse('account_over');
  const of: Arrived = { ...found, provider };
  const answer = input.email === '' ? await enterKnown(scene, input, of) : await enterFirst(scene, input, of);
  const { name, label } = provider;
  return { ...answer, account: { name, label, can_end: bit(await offersEnd(provider)) } };
};

interface Arrived {
  readonly pending: Pending;
  readonly ticket: string;
  readonly provider: SignInProvider;
}

/** Happens with the start of the session or not at all: the ticket is used up, and the account written down. */
const alongside = ({ app, refuse }: Scene, { pending, ticket }: Arrived, person: StoredPerson) =>
  ({
    consumeCode: (db) => consumeToken({ app, db }, ticket, pendingSeconds),
    // The person is locked by now: a reset or a sign-out at the provider came before, or waits.
    onBegun: async (db, sessionId) => {
      if (!(await noteUse(db, app.now(), person, pending))) throw refuse('account_over');
      await insertAccountSession(db, sessionId, person, pending);
    },
  }) satisfies Partial<Admission>;

async function enterKnown(scene: Scene, input: Input, of: Arrived) {
  const { part, refuse, isRight } = scene;
  const { pending, provider } = of;
  return part(async (unit) => {
    const person = await holderOfAccount(unit.db, pending);
    if (!person) throw refuse('account_over');
    isRight(person);
    refuseObjection(unit, await objectionOf(unit.db, person.schoolId, provider, pending));
    return completeSignIn(unit, person, {
      device: input.deviceDetails,
      others: input.endOthers === 1 ? 'end' : 'ask',
      ...alongside(scene, of, person),
    });
  });
}

/** The first time, a name and password, checked as usual, connect the account. */
async function enterFirst(scene: Scene, input: Input, of: Arrived) {
  const { app } = scene;
  const { pending, provider } = of;
  const wish = { ...input, otp: '', login_type: 'password', type_otp: '', isDemo: 0, grant: '' } as const;
  return signIn(
    scene,
    wish,
    () => true,
    (person) => {
      const { consumeCode, onBegun } = alongside(scene, of, person);
      return {
        onBegun,
        consumeCode: async (db) => {
          const { schoolId, id, passwordHash: shown } = person;
          refuseObjection(scene, await connect({ app, db }, { schoolId, id, shown }, provider, pending));
          return consumeCode(db);
        },
      };
    },
  );
}
