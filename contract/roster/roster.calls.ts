import { applyImportCall } from './calls/apply-import.call.ts';
import { bulkUploadFormatCall } from './calls/bulk-upload-format.call.ts';
import { bulkUploadStudentCall } from './calls/bulk-upload-student.call.ts';
import { checkImportCall } from './calls/check-import.call.ts';
import { dropImportCall } from './calls/drop-import.call.ts';
import { exportOnerosterCall } from './calls/export-oneroster.call.ts';
import { getImportCall } from './calls/get-import.call.ts';
import { getImportRowsCall } from './calls/get-import-rows.call.ts';
import { getImportSheetsCall } from './calls/get-import-sheets.call.ts';
import { getImportsCall } from './calls/get-imports.call.ts';
import { mendImportRowCall } from './calls/mend-import-row.call.ts';
import { readImportCall } from './calls/read-import.call.ts';
import { undoImportCall } from './calls/undo-import.call.ts';

/** Every call of this room, for the catalogue. */
export const rosterCalls = {
  'bulk-upload-format': bulkUploadFormatCall,
  'bulk-upload-student': bulkUploadStudentCall,
  'get-imports': getImportsCall,
  'get-import': getImportCall,
  'get-import-rows': getImportRowsCall,
  'get-import-sheets': getImportSheetsCall,
  'read-import': readImportCall,
  'check-import': checkImportCall,
  'mend-import-row': mendImportRowCall,
  'apply-import': applyImportCall,
  'undo-import': undoImportCall,
  'drop-import': dropImportCall,
  'export-oneroster': exportOnerosterCall,
};
