/** A release of the library, as samples compile against it. */
export type Library = {
  /** What samples import, such as `expo-iap`. */
  readonly name: string;
  /** The release, such as `2.8.7`. */
  readonly patch: string;
  /** Folder of the package. */
  readonly folder: string;
  /** The declaration file that an import of the library means. */
  readonly entry: string;
};

/** What samples of all versions compile with. */
export type Setting = {
  /** Folder of the pages. */
  readonly root: string;
  /** Folder whose `node_modules` has the packages below. */
  readonly packageRoot: string;
  /** Packages that samples may import besides the library and files beside them. */
  readonly importable: readonly string[];
  /** Packages whose types declare what each sample has without an import. */
  readonly globals: readonly string[];
};
