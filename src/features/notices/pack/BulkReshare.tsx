import type { Person } from '#contract/auth/session.model.ts';
import { formPersonOf } from '../form/form-person.ts';
import { PackDialog, type PackDialogProps } from './PackDialog.tsx';

interface BulkReshareProps extends Omit<PackDialogProps, 'person' | 'timeZone'> {
  readonly person: Person;
}

export function BulkReshare({ person, ...props }: BulkReshareProps) {
  return <PackDialog {...props} person={formPersonOf(person)} timeZone={person.school.timeZone} />;
}
