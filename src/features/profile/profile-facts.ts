import type { Profile } from '#contract/profile/profile.model.ts';
import { genders } from '#contract/profile/profile.rules.ts';
import { type ProfileField, type ProfileValues } from '#contract/profile/profile-rights.rules.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import type { Fact } from './components/FactList.tsx';
import { messages } from './messages.en.ts';

function shown(field: ProfileField, values: ProfileValues): string {
  const gender = genders.find((known) => known === values.gender);
  if (field !== 'gender') return values[field];
  return gender ? messages.genders[gender] : '';
}

export function fieldFacts(fields: readonly ProfileField[], values: ProfileValues): Fact[] {
  return fields.map((field) => ({ label: messages.fields[field], value: shown(field, values) }));
}

/** [EN-37, EN-38, EN-39] Identifying facts on the first tab, by kind. */
export function ownFacts({ kind, loginName, facts }: Profile): Fact[] {
  const texts = messages.facts;
  const school = { label: texts.school, value: facts.schoolName };
  switch (kind) {
    case 'admin':
      return [{ label: texts.username, value: loginName }, school];
    case 'faculty':
      return [
        { label: texts.uniqueId, value: loginName },
        school,
        { label: texts.schoolAdmin, value: facts.schoolAdminName },
      ];
    case 'student': {
      const [place] = facts.places;
      return [
        { label: texts.uniqueId, value: loginName },
        school,
        { label: texts.grade, value: place?.grade ?? '' },
        { label: texts.section, value: place?.divisions[0] ?? '' },
        { label: texts.clubs, value: facts.clubs },
        {
          label: texts.dateOfBirth,
          value: facts.dateOfBirth && formatDate(facts.dateOfBirth, 'long'),
        },
      ];
    }
  }
}

/** [PF-03, QU-43, QU-44] What the office set for a teacher. */
export function officeFacts({ facts }: Profile): Fact[] {
  const texts = messages.facts;
  return [
    {
      label: texts.places,
      value: facts.places.map(({ grade, divisions }) => messages.place(grade, divisions.join(', '))),
    },
    { label: texts.clubs, value: facts.clubs },
    { label: texts.tools, value: facts.tools },
    { label: texts.strength, value: facts.strength },
    { label: texts.accessId, value: facts.accessId },
    { label: texts.accessType, value: facts.accessType },
    { label: texts.status, value: facts.isActive ? texts.active : texts.inactive },
  ];
}
