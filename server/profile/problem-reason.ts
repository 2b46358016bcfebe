import { mobileRuleFor } from '#contract/profile/mobile.rules.ts';
import { type ProfileProblem } from '#contract/profile/profile.rules.ts';

/** What is wrong with a field, as a reason to refuse it. */
export const problemReason = (problem: ProfileProblem, timeZone: string) =>
  problem === 'mobile_digits'
    ? { code: problem, params: { digits: mobileRuleFor(timeZone).digits } }
    : problem;
