import { type BadContentFault, uploadRefusals } from '#contract/notices/upload.refusals.ts';
import { type Refusal, refuserOf } from '#server/core/refusal.ts';

/** Of an upload, whose parts come by no call: with what the call that claims it declares. */
export const refuseUpload = refuserOf(uploadRefusals);

/** What a check finds wrong inside a file; `really` is the kind a mismatched file has. */
export type ContentFault =
  | { readonly fault: 'mismatch'; readonly really?: string }
  | { readonly fault: Exclude<BadContentFault, 'mismatch'> | 'bomb' | 'too_many_pixels' | 'nothing_inside' };

/** Thrown by the checks, which know bytes but neither the file's name nor the words for it. */
export class BadContent extends Error {
  override readonly name = 'BadContent';
  readonly found: ContentFault;

  constructor(found: ContentFault) {
    super(found.fault);
    this.found = found;
  }
}

/** `name` is the file's, `extension` what it claims to be. */
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
