/** Every column with a key of the file store. A test compares the list with the schema. */
const places = [
  'select storage_key as key from files',
  'select preview_key from files',
  'select cover_key from files',
  'select thumb_key from files',
  `select rendition ->> 'storageKey' from files, jsonb_array_elements(renditions) as rendition`,
  'select storage_key from program_blobs',
  'select picture_key from profiles',
  'select small_picture_key from profiles',
  'select logo_key from schools',
  'select video_key from videos',
  'select storage_key from list_exports',
  'select cover_key from videos',
  `select part ->> 'key' from videos, jsonb_array_elements(captions || resolutions) as part`,
];

/** Keys that rows name, each once and in order. */
export const storedKeys = `select distinct key from (${places.join(' union all ')}) as named where key is not null order by key`;
