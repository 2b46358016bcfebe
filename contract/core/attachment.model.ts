export interface Attachment {
  readonly fileId: string;
  readonly name: string;
  /** image, video, pdf, doc, docx, ppt, pptx, xls, xlsx or zip [EN-03]. */
  readonly type: string;
  readonly size: number;
  readonly hasPreview: boolean;
  readonly cover: string | null;
  /** A picture of at most 20 kB, and its size in pixels. */
  readonly thumb?: { readonly path: string; readonly width: number; readonly height: number } | undefined;
  readonly captions: readonly { readonly path: string; readonly label: string; readonly lang: string }[];
  readonly resolutions: readonly { readonly path: string; readonly label: string }[];
}
