import { css } from '#styled/css';
import { LookupField } from '../lookup/LookupField.tsx';
import { schoolChoiceMessages as messages } from './messages.en.ts';
import { schoolSource } from './school-source.ts';

const picker = css({ maxWidth: 'login', marginBlockEnd: '5' });

interface SchoolPickerProps {
  readonly schoolId: number;
  readonly onSchool: (schoolId: number) => void;
}

export function SchoolPicker({ schoolId, onSchool }: SchoolPickerProps) {
  return (
    <div className={picker}>
      <LookupField
        label={messages.school}
        source={schoolSource}
        value={schoolId === 0 ? null : schoolId}
        onChange={(id) => onSchool(id ?? 0)}
      />
    </div>
  );
}
