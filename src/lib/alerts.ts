import { createToaster } from '#src/ui/toaster.ts';

/** The app's one list of messages [QC-26]; the frame and the login page show it. */
export const alerts = createToaster();
