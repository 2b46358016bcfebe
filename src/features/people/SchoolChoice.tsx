import { schoolLookupCall } from '#contract/schools/calls/school-lookup.call.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { lookupSource } from '#src/lib/lookup/lookup-source.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { css } from '#styled/css';
import { peopleMessages as messages } from './messages.en.ts';

const picker = css({ maxWidth: 'login', marginBlockEnd: '5' });
const schools = lookupSource(schoolLookupCall, {});

interface SchoolPickerProps {
  /** 0: none yet. */
  readonly schoolId: number;
  readonly onSchool: (schoolId: number) => void;
}

/** For the central office: whose people are shown. */
export function SchoolPicker({ schoolId, onSchool }: SchoolPickerProps) {
  return (
    <div className={picker}>
      <LookupField
        label={messages.school}
        source={schools}
        value={schoolId === 0 ? null : schoolId}
        onChange={(id) => onSchool(id ?? 0)}
      />
    </div>
  );
}

interface NoSchoolProps extends Omit<SchoolPickerProps, 'schoolId'> {
  readonly of: 'faculty' | 'students';
}

/** Before the office has chosen one. */
export function NoSchool({ of, onSchool }: NoSchoolProps) {
  return (
    <>
      <PageHeader title={messages[of].title} text={messages[of].text} />
      <SchoolPicker schoolId={0} onSchool={onSchool} />
      <EmptyState title={messages.chooseSchool} text={messages.chooseSchoolText} />
    </>
  );
}
