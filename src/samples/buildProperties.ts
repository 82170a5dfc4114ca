/** Names of settings and the kind of value that each takes. */
export type PropertyKinds = Readonly<
  Record<string, 'string' | 'number' | 'boolean' | 'object' | 'list'>
>;

/** What `expo-build-properties` takes for Android. */
export const androidProperties: PropertyKinds = {
  buildToolsVersion: 'string',
  compileSdkVersion: 'number',
  enablePngCrunchInReleaseBuilds: 'boolean',
  enableProguardInReleaseBuilds: 'boolean',
  enableShrinkResourcesInReleaseBuilds: 'boolean',
  extraMavenRepos: 'list',
  extraProguardRules: 'string',
  kotlinVersion: 'string',
  manifestQueries: 'object',
  minSdkVersion: 'number',
  newArchEnabled: 'boolean',
  packagingOptions: 'object',
  targetSdkVersion: 'number',
  usesCleartextTraffic: 'boolean',
};

/** What `expo-build-properties` takes for iOS. */
export const iosProperties: PropertyKinds = {
  ccacheEnabled: 'boolean',
  deploymentTarget: 'string',
  extraPods: 'list',
  newArchEnabled: 'boolean',
  privacyManifestAggregationEnabled: 'boolean',
  useFrameworks: 'string',
};
