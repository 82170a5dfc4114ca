import {CamelCasePlugin, type PluginTransformQueryArgs, type RootOperationNode} from 'kysely';

const snakeCase = new Map<string, string>();

/** `userId` is `user_id` in the database. The compilers write it so, which spares a copy of each query. */
export function columnOf(name: string): string {
  const known = snakeCase.get(name);
  if (known !== undefined) return known;
  const written = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakeCase.set(name, written);
  return written;
}

/** Gives the columns of what was found their names back. */
export class ResultNames extends CamelCasePlugin {
  override transformQuery({node}: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }
}
