import type { BadContentFault } from '#contract/files/bad-content.ts';
import { extensionOf } from '#contract/files/file-kinds.ts';
import { uploadRefusals } from '#contract/files/upload.refusals.ts';
import { endingsOf, type FileRules, megabytesFor, refuseFile } from '#contract/files/upload-policies.ts';
import { type Refusal, refuserOf } from '#server/core/refusal.ts';
import { shownFileName } from './file-name.ts';

/** Upload parts come by no call, so they use the refusals of the call that claims the upload. */
export const refuseUpload = refuserOf(uploadRefusals);

/** [VN-34, VN-35, VU-04] Throws for a file whose name or size its rules do not allow. */
export function refuseByName(rules: FileRules, fileName: string, size: number): void {
  const name = shownFileName(fileName);
  const endings = endingsOf(rules).join(', ');
  switch (refuseFile(rules, { name: fileName, size })) {
    case 'extension':
      throw refuseUpload('bad_extension', { params: { name, why: 'kind', endings } });
    case 'name_too_long':
      throw refuseUpload('bad_extension', { params: { name, why: 'length', endings } });
    case 'empty':
      throw refuseUpload('empty_file', { params: { name, why: 'empty' } });
    case 'too_large': {
      const extension = extensionOf(fileName);
      const most = megabytesFor(rules, extension);
      throw rules.tooLarge === 'file_too_large'
        ? refuseUpload('file_too_large', { params: { most } })
        : refuseUpload('file_too_large_for', { params: { most, extension } });
    }
    case null:
  }
}

/** `really` is the kind that a mismatched file has. */
export type ContentFault =
  | { readonly fault: 'mismatch'; readonly really?: string }
  | { readonly fault: Exclude<BadContentFault, 'mismatch'> | 'bomb' | 'too_many_pixels' | 'nothing_inside' };

export class BadContent extends Error {
  override readonly name = 'BadContent';
  readonly found: ContentFault;

  constructor(found: ContentFault) {
    super(found.fault);
    this.found = found;
  }
}

/** `extension` is the kind that the name claims. */
export function refuseContent(name: string, extension: string, found: ContentFault): Refusal {
  switch (found.fault) {
    case 'bomb':
      return refuseUpload('archive_bomb', { params: { name } });
    case 'too_many_pixels':
      return refuseUpload('image_too_large', { params: { name } });
    case 'nothing_inside':
      return refuseUpload('empty_file', { params: { name, why: 'nothing_inside' } });
    case 'mismatch':
      return refuseUpload('bad_content', {
        params: { name, fault: 'mismatch', extension, really: found.really ?? '' },
      });
    case 'damaged':
    case 'locked':
    case 'macros':
    case 'unsafe_names':
      return refuseUpload('bad_content', { params: { name, fault: found.fault, extension, really: '' } });
  }
}
