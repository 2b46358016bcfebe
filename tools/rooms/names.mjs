/** 'change-Password' → 'change-password', 'getFacultyNexSession' → 'get-faculty-nex-session', 'a/b' → 'a-b'. */
export const fileNameOf = (call) =>
  call.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/[_/]/g, '-').toLowerCase().replace(/-+/g, '-');
export const camel = (name) => name.replace(/[-/_]+(\w)/g, (_, letter) => letter.toUpperCase());
/** 'create-notice' → 'createNoticeCall'. */
export const callConstant = (call) => `${camel(fileNameOf(call))}Call`;
export const key = (name) => (/^[a-zA-Z_$][\w$]*$/.test(name) ? name : `'${name}'`);
