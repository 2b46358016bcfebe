import { notFound } from '@tanstack/react-router';
import type { Person } from '#contract/auth/session.model.ts';
import type { ScreenPath } from '#contract/screens.ts';
import { guard } from './-context.ts';

interface Entered {
  readonly context: { readonly person: Person };
  readonly params: { readonly assessmentId: string };
}

export const assessmentGuard =
  (path: ScreenPath) =>
  ({ context, params }: Entered): void => {
    guard(context.person, path);
    if (!/^[1-9]\d{0,8}$/.test(params.assessmentId)) throw notFound();
  };
