/// <reference types="@rsbuild/core/types" />

interface ImportMetaEnv {
  /** The folder the development server builds from; a built app does not know it. */
  readonly PUBLIC_SOURCE_ROOT: string | undefined;
}

/** The frames of a track, one after another, in a hidden tab too; Chromium has it outside of workers. */
declare class MediaStreamTrackProcessor {
  constructor(init: { readonly track: MediaStreamTrack });
  readonly readable: ReadableStream<VideoFrame>;
}
