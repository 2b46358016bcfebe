import { mobileRuleFor } from '#contract/profile/mobile.rules.ts';
import { type ProfileProblem } from '#contract/profile/profile.rules.ts';

export const problemReason = (problem: ProfileProblem, timeZone: string) =>
  problem === 'mobile_digits'
    ? { code: problem, params: { digits: mobileRuleFor(timeZone).digits } }
    : problem;
