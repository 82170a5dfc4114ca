import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** A dev server of a copy. */
export type DevServer = {
  /** Waits until the server has printed something since the start, or fails with all it printed. */
  told(pattern: RegExp): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the dev server for one docs version, as `DOCS_VERSION=2.8 npm start` does. */
export function startServer(folder: string, version: string, port: number): DevServer {
  const program = join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const server = spawn(process.execPath, [program, 'start', '--no-open', '--port', String(port)], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      // The packages are shared with the repository, and so would be the caches in them.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      DOCS_VERSION: version,
    },
  });
  let text = '';
  const listeners = new Set<() => void>();
  const receive = (chunk: Buffer): void => {
    text += stripVTControlCharacters(chunk.toString('utf8'));
    for (const listener of listeners) listener();
  };
  server.stdout.on('data', receive);
  server.stderr.on('data', receive);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const told = (pattern: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (!pattern.test(text)) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`The dev server ended without ${pattern}:\n${text}`)));
    });
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
  };
  return {told, stop};
}
