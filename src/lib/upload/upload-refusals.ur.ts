import type { BadContentFacts } from '#contract/files/bad-content.ts';
import type { uploadRefusals } from '#contract/files/upload.refusals.ts';
import { longestFileName } from '#contract/files/upload-policies.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { formatSize } from '#src/lib/words/format-size.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import { uploadRoom } from './room-messages.ur.ts';

const kinds: Readonly<Record<string, string>> = {
  mp4: 'MP4 ویڈیو',
  pdf: 'PDF',
  jpg: 'JPG تصویر',
  jpeg: 'JPG تصویر',
  png: 'PNG تصویر',
  docx: 'Word دستاویز (docx)',
  doc: 'Word دستاویز (doc)',
  ppt: 'PowerPoint فائل (ppt)',
  pptx: 'PowerPoint فائل (pptx)',
  xlsx: 'Excel فائل (xlsx)',
  xls: 'Excel فائل (xls)',
  zip: 'zip فائل',
  gif: 'GIF تصویر',
  mp3: 'MP3 آڈیو',
  wav: 'WAV آڈیو',
  rar: 'rar فائل',
  txt: 'سادہ متن',
  csv: 'سادہ متن کا جدول (csv)',
  ppsx: 'PowerPoint شو (ppsx)',
  xlsm: 'میکرو والی Excel فائل (xlsm)',
  sjr: 'ScratchJr پروجیکٹ',
  sb3: 'Scratch پروجیکٹ',
};
const kindOf = (extension: string) => isolate(kinds[extension] ?? extension);

const faults = {
  damaged: 'خراب ہے یا پوری محفوظ نہیں ہوئی تھی۔ اسے دوبارہ محفوظ کر کے پھر کوشش کریں۔',
  macros: 'میں میکرو (چھوٹے پروگرام) ہیں۔ اسے میکرو کے بغیر محفوظ کر کے پھر کوشش کریں۔',
  locked: 'پر پاس ورڈ لگا ہے۔ اسے پاس ورڈ کے بغیر محفوظ کر کے پھر کوشش کریں۔',
  unsafe_names: 'میں غیر محفوظ نام والی ایک فائل ہے۔ zip دوبارہ بنا کر پھر کوشش کریں۔',
};

function badContent({ name, fault, extension, really }: BadContentFacts): string {
  if (fault !== 'mismatch') return `${isolate(name)} ${faults[fault]}`;
  return really in kinds && really !== extension
    ? `${isolate(name)} ${kindOf(extension)} نہیں لگتی: یہ ${kindOf(really)} ہے۔ اس کے نام کا آخر ${isolate(`.${really}`)} کر کے پھر کوشش کریں۔`
    : `${isolate(name)} ${kindOf(extension)} نہیں لگتی۔ اسے دوبارہ محفوظ کر کے پھر کوشش کریں۔`;
}

export const uploadRefused: Messages<typeof uploadRefusals> = {
  bad_extension: ({ name, why, endings }) =>
    why === 'kind'
      ? `معذرت، ${isolate(name)} قابلِ قبول نہیں ہے۔ یہ فائلیں شامل کی جا سکتی ہیں: ${isolate(endings)}`
      : `${isolate(name)} کا نام بہت لمبا ہے۔ اسے زیادہ سے زیادہ ${formatNumber(longestFileName)} حروف کا کر کے پھر کوشش کریں۔`,
  bad_content: badContent,
  empty_file: ({ name, why }) =>
    why === 'empty'
      ? `${isolate(name)} خالی ہے۔ دوسری فائل چن کر پھر کوشش کریں۔`
      : `${isolate(name)} میں کوئی فائل نہیں ہے۔ دوسری فائل چن کر پھر کوشش کریں۔`,
  file_too_large: ({ most }) => `معذرت، فائل صرف ${formatNumber(most)} MB تک کی ہو سکتی ہے`,
  file_too_large_for: ({ most, extension }) =>
    `براہ کرم ${extension} کی زیادہ سے زیادہ ${formatNumber(most)} MB کی فائل اپ لوڈ کریں۔`,
  archive_bomb: ({ name }) =>
    `${isolate(name)} کھلنے پر بہت زیادہ بڑی ہو جائے گی۔ اسے چھوٹی فائلوں میں بانٹ کر پھر کوشش کریں۔`,
  image_too_large: ({ name }) =>
    `${isolate(name)} میں 5 کروڑ سے زیادہ پکسل ہیں۔ تصویر چھوٹی کر کے پھر کوشش کریں۔`,
  unfinished_upload: 'فائل پوری نہیں پہنچی۔ دوبارہ کوشش کریں۔',
  uploads_under_way: ({ scope, most }) => uploadRoom.met[scope].under_way(formatNumber(most)),
  uploads_hour: ({ scope, most, minutes }) =>
    `${uploadRoom.met[scope].hour(formatNumber(most))} ${uploadRoom.againIn(minutes)}`,
  uploads_bytes: ({ scope, most }) => uploadRoom.met[scope].bytes(formatSize(most)),
};
