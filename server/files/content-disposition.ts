import { diskFileName } from './file-name.ts';

/** Makes a header for any file name [RFC 6266]: an ASCII stand-in and the real name, percent-encoded. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const name = diskFileName(fileName);
  const ascii = name.normalize('NFKD').replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
