export const startExportRefusals = {
  export_running: 'You have an export under way. Wait for it, or cancel it.',
  exports_busy: 'Your school has several exports under way. Try again in a few minutes.',
  exports_used_up: 'You have made many exports in the last seven days. Begin another one tomorrow.',
  export_too_long: 'This list has more than a million rows. Choose fewer by a filter or a search.',
};

export const fetchExportRefusals = {
  export_not_ready: 'This export has no file.',
};
