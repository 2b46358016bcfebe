import Mail from 'lucide-react/icons/mail';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Puzzle from 'lucide-react/icons/puzzle';
import School from 'lucide-react/icons/school';
import UserCog from 'lucide-react/icons/user-cog';
import type { Person } from '#contract/auth/session.model.ts';
import { hasKind } from '#contract/classes/classes.rules.ts';
import { modules } from '#contract/core/modules.ts';
import { sendStudentLicenceMailCall } from '#contract/schools/calls/send-student-licence-mail.call.ts';
import type { SchoolRow } from '#contract/schools/school.wire.ts';
import { call } from '#src/lib/api-client.ts';
import type { ResourceAction } from '#src/lib/resource/ResourceGrid.tsx';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { messages } from './messages.en.ts';

export type SchoolPart = 'classes' | 'clubs' | 'admins';

/** [GR-03] Map Classes, Map Section and admins, for people who may open those screens. */
export function partActions(
  { modules: held }: Person,
  onGo: (part: SchoolPart, schoolId: number) => void,
): readonly ResourceAction<SchoolRow>[] {
  const parts = [
    { part: 'classes', label: messages.actions.mapClasses, icon: <School />, kind: 'grade' },
    { part: 'clubs', label: messages.actions.mapClubs, icon: <Puzzle />, kind: 'club' },
    { part: 'admins', label: messages.actions.admins, icon: <UserCog />, kind: null },
  ] as const;
  return parts
    .filter(({ part }) => held.some(({ url }) => url === modules[part]))
    .map(({ part, label, icon, kind }) => ({
      id: part,
      label,
      icon,
      when: ({ is_model1: model }) => kind === null || hasKind(model, kind),
      onRun: ({ id }) => onGo(part, id),
    }));
}

export const editAction = (onOpen: (row: SchoolRow) => void): ResourceAction<SchoolRow> => ({
  id: 'edit',
  kind: 'edit',
  onRun: onOpen,
});

export const changeActions = (): readonly ResourceAction<SchoolRow>[] => [
  {
    id: 'mail',
    label: messages.actions.mail,
    icon: <Mail />,
    when: ({ status }) => status === 1,
    onRun: (row) => void mailLicence(row),
  },
  {
    id: 'on',
    label: messages.actions.on,
    icon: <Power />,
    when: ({ status }) => status === 0,
    change: 'on',
    isBulk: true,
  },
  {
    id: 'off',
    label: messages.actions.off,
    icon: <PowerOff />,
    tone: 'danger',
    when: ({ status }) => status === 1,
    change: 'off',
    isBulk: true,
  },
];

async function mailLicence({ id, school_name }: SchoolRow): Promise<void> {
  try {
    const { data } = await call(sendStudentLicenceMailCall, { school_id: id });
    tellDone(messages.mailed(data.mails), school_name);
  } catch (error) {
    tellFailure(error);
  }
}
