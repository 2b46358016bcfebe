import { downloadZip } from 'client-zip';

/** Files as one plain zip, nothing compressed. */
export const zipFiles = (files: readonly File[]): Promise<Blob> => downloadZip(files).blob();
