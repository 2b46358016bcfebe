import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { mayHelpSignIn } from '#contract/auth/sign-in-help.rules.ts';
import type { Role } from '#contract/core/define-call.ts';

const SignInHelpDialog = lazy(async () => ({
  default: (await import('#src/features/auth/sign-in-help/SignInHelpDialog.tsx')).SignInHelpDialog,
}));

interface Student {
  readonly id: number;
  readonly name: string;
}

/** undefined for people who help nobody. */
export interface SignInHelp {
  readonly fits: (role: Role) => boolean;
  readonly run: (student: Student) => void;
}

/** [QU-13] The action, and its dialog to render beside the screen. */
export function useSignInHelp({ role }: Person): { help: SignInHelp | undefined; dialog: ReactNode } {
  const [student, setStudent] = useState<Student | null>(null);
  const fits = (other: Role) => mayHelpSignIn(role, other);
  return {
    help: fits(3) ? { fits, run: setStudent } : undefined,
    dialog: student !== null && (
      <Suspense>
        <SignInHelpDialog key={student.id} student={student} onClose={() => setStudent(null)} />
      </Suspense>
    ),
  };
}
