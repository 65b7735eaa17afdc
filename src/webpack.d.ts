interface ImportMeta {
  /** Webpack: every module below a folder whose path matches, as if each were imported here. */
  webpackContext(
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ): { keys(): string[]; (key: string): unknown }
}
