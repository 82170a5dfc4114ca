import {type Problem, problemIn} from 'mdx-samples/problem';
import {addressOfFile} from '../../site/addresses.ts';
import type {Sources} from '../content.ts';

/** The page at each address, and the pages whose address belongs to another one. */
export type Addresses = {
  readonly files: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
};

/** Works out the address of every page and post. */
export function readAddresses({frontMatter}: Sources): Addresses {
  const files = new Map<string, string>();
  // A page that writes its address gives way to the one that has it by its name.
  const heads = [...frontMatter].sort(
    ([, one], [, other]) => Number('slug' in one.fields) - Number('slug' in other.fields),
  );
  const problems = heads.flatMap(([file, {fields, lineOf}]) => {
    const address = addressOfFile(file, fields['slug']);
    const first = files.get(address);
    if (first === undefined) {
      files.set(address, file);
      return [];
    }
    const message = `The address ${address} is already used by ${first}. Change one of the slugs.`;
    return [problemIn(file, message, lineOf('slug'))];
  });
  return {files, problems};
}
