import { downloadZip } from 'client-zip';

/** Puts files into one zip without compression. */
export const zipFiles = (files: readonly File[]): Promise<Blob> => downloadZip(files).blob();
