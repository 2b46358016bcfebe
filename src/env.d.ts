/// <reference types="@rsbuild/core/types" />

interface ImportMetaEnv {
  /** The folder the development server builds from; a built app does not know it. */
  readonly PUBLIC_SOURCE_ROOT: string | undefined;
}
