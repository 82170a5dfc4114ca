/** What Metro found for an import. */
type Resolution =
  | {readonly type: 'sourceFile'; readonly filePath: string}
  | {readonly type: 'empty'}
  | {readonly type: 'assetFiles'; readonly filePaths: readonly string[]};

/** The type of a method, so that Metro may pass more than is asked for. */
type ResolveRequest = {
  of(context: ResolutionContext, name: string, platform: string | null): Resolution;
}['of'];

export type ResolutionContext = {
  /** Whether the bundle is for development. */
  readonly dev?: boolean;
  readonly originModulePath: string;
  readonly resolveRequest: ResolveRequest;
};

/** What is used of Metro's configuration; Metro itself is not needed. */
export type MetroConfig = {
  readonly projectRoot?: string | undefined;
  readonly resolver?: {readonly resolveRequest?: ResolveRequest | null | undefined} | undefined;
  readonly transformer?: {readonly asyncRequireModulePath?: string} | undefined;
  readonly serializer?:
    {getModulesRunBeforeMainModule?(entryFilePath: string): readonly string[]} | undefined;
};
