/** Modules that an app may lack, and that would have to be more than nothing. */
const absent = /Updates|DevLauncher|DevMenu|DevTools/;

const size = {width: 400, height: 800, scale: 2, fontScale: 1, densityDpi: 320};
const sizes = {window: size, screen: size, windowPhysicalPixels: size, screenPhysicalPixels: size};

const constants: Readonly<Record<string, object>> = {
  AppState: {initialAppState: 'active'},
  DeviceInfo: {Dimensions: sizes},
  PlatformConstants: {isTesting: true, reactNativeVersion: {major: 0, minor: 0, patch: 0}},
  SettingsManager: {settings: {}},
  SourceCode: {scriptURL: 'http://localhost/index.bundle'},
};

/** A native module of React Native, whose functions do nothing but start the app anew. */
export function turboModule(name: string, reload: () => void): object | undefined {
  if (absent.test(name)) return undefined;
  const own: Readonly<Record<string, unknown>> = {
    getConstants: () => constants[name] ?? {},
    ...(name === 'NativeMicrotasksCxx' && {queueMicrotask}),
    ...(name === 'DevSettings' && {reload, reloadWithReason: reload}),
  };
  return byName((key) => own[key] ?? (() => undefined));
}

class EventEmitter {
  addListener() {
    return {remove() {}};
  }
  removeListener() {}
}

/** Expo's native modules, which have files and nothing else, and what they are made of. */
export function expoModules(files: Map<string, string>) {
  /** A file or a folder since Expo SDK 54. */
  class FileSystemFile extends EventEmitter {
    readonly uri: string;
    constructor(uri: string) {
      super();
      this.uri = uri;
    }
    validatePath() {}
    get exists() {
      return files.has(this.uri);
    }
    create() {
      files.set(this.uri, '');
    }
    text = async () => files.get(this.uri);
    write(text: string) {
      files.set(this.uri, text);
    }
  }
  const documentDirectory = 'file:///documents/';
  const known: Readonly<Record<string, object>> = {
    FileSystem: {documentDirectory, FileSystemFile, FileSystemDirectory: FileSystemFile},
    // Its functions before.
    ExponentFileSystem: {
      documentDirectory,
      getInfoAsync: async (uri: string) => ({exists: files.has(uri)}),
      readAsStringAsync: async (uri: string) => files.get(uri),
      writeAsStringAsync: async (uri: string, text: string) => void files.set(uri, text),
    },
    ExponentConstants: {manifest: {scheme: 'shop'}, linkingUri: 'shop://'},
    ExpoLinking: {getLinkingURL: () => null},
    // Expo's own `fetch` extends a class of it.
    ExpoFetchModule: {NativeResponse: EventEmitter},
    NativeModulesProxy: {exportedMethods: {}, modulesConstants: {}, viewManagersMetadata: {}},
  };
  const modules = byName((name) =>
    absent.test(name) ? undefined : Object.assign(new EventEmitter(), known[name]),
  );
  const [NativeModule, SharedObject, SharedRef] = [EventEmitter, EventEmitter, EventEmitter];
  return {modules, EventEmitter, NativeModule, SharedObject, SharedRef, getViewConfig: () => null};
}

/** An object that has something under each name, and is no promise. */
export function byName(find: (name: string) => unknown): object {
  const get = (_: object, name: string | symbol): unknown =>
    typeof name === 'symbol' || name === 'then' || name === 'toJSON' ? undefined : find(name);
  return new Proxy({}, {get});
}
