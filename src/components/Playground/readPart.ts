import {LIST_OF_FILES} from '../../site/playableApps.ts';

/** Reads a file of the playground; fails when the host does not have it. */
export async function readPart(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (answer.ok) return answer;
  throw new Error(`${address} answers ${answer.status}.`);
}

/** Reads what says where the files of the playground are. */
export async function readList(base: string): Promise<unknown> {
  return (await readPart(`${base}${LIST_OF_FILES}`)).json();
}
