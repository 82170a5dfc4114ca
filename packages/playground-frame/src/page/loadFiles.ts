import {LIST_OF_FILES} from '../addresses.ts';
import {type AppFiles, findFiles} from '../files.ts';

/** Loads a file of the playground; fails when the host does not have it. */
export async function loadFile(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (answer.ok) return answer;
  throw new Error(`${address} answers ${answer.status}.`);
}

/** Loads the list of the files, and finds those of an app in it. */
export async function loadFilesOf(base: string, version: string, app: string): Promise<AppFiles> {
  const list = await loadFile(`${base}${LIST_OF_FILES}`);
  return findFiles(await list.json(), version, app);
}
