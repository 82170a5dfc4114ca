/** Where the account of the simulated user outlives the app. */
export type Storage = {
  readonly read: () => Promise<string | null>;
  readonly write: (text: string) => Promise<void>;
};

type File = {
  readonly exists: boolean;
  readonly text: () => Promise<string> | string;
  readonly create: () => void;
  readonly write: (text: string) => void;
};

/** What is used of `expo-file-system`: classes since Expo SDK 54, functions before. */
export type FileSystem = {
  readonly File?: new (folder: unknown, name: string) => File;
  readonly Paths?: {readonly document: unknown};
  readonly documentDirectory?: string | null;
  readonly getInfoAsync?: (path: string) => Promise<{readonly exists: boolean}>;
  readonly readAsStringAsync?: (path: string) => Promise<string>;
  readonly writeAsStringAsync?: (path: string, text: string) => Promise<void>;
};

/** A file on a phone whose app has `expo-file-system`, else the browser's local storage, else memory. */
export function openStorage(name: string, files: FileSystem = {}): Storage {
  // The package is in apps for the web too, where it has no files.
  const isPhone = typeof document === 'undefined';
  return (
    (isPhone ? tryTo(() => inFile(files, name)) : undefined) ??
    tryTo(() => inBrowser(name)) ??
    inMemory()
  );
}

/** A package without its native half, or a browser that forbids storage, throws. */
function tryTo(open: () => Storage | undefined): Storage | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

function inFile(files: FileSystem, name: string): Storage | undefined {
  if (files.File && files.Paths) {
    const file = new files.File(files.Paths.document, name);
    return {
      read: async () => (file.exists ? file.text() : null),
      write: async (text) => {
        if (!file.exists) file.create();
        file.write(text);
      },
    };
  }
  const {documentDirectory, getInfoAsync, readAsStringAsync, writeAsStringAsync} = files;
  if (!documentDirectory || !getInfoAsync || !readAsStringAsync || !writeAsStringAsync)
    return undefined;
  const path = `${documentDirectory}${name}`;
  return {
    read: async () => ((await getInfoAsync(path)).exists ? readAsStringAsync(path) : null),
    write: (text) => writeAsStringAsync(path, text),
  };
}

function inBrowser(name: string): Storage | undefined {
  const {localStorage} = globalThis;
  if (!localStorage) return undefined;
  return {
    read: async () => localStorage.getItem(name),
    write: async (text) => localStorage.setItem(name, text),
  };
}

function inMemory(): Storage {
  console.info(
    'The simulated store forgets its purchases when the app restarts. It keeps them in an app that has expo-file-system, or in a browser that lets the page store data.',
  );
  let kept: string | null = null;
  return {
    read: async () => kept,
    write: async (text) => void (kept = text),
  };
}
