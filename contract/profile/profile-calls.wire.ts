export const saveErrors = [
  'demo_school',
  'not_allowed',
  'bad_fields',
  'current_incorrect',
  'too_many_attempts',
  'bad_content',
  'image_too_large',
  'stale',
] as const;

export const removeErrors = ['demo_school', 'not_allowed'] as const;

export const resetErrors = ['demo_school', 'not_allowed'] as const;
