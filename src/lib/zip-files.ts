import { downloadZip } from 'client-zip';

export const zipFiles = (files: readonly File[]): Promise<Blob> => downloadZip(files).blob();
