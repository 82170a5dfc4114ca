import type {LibraryKnowledge} from './libraryKnowledge.ts';
import type {Problem} from './problem.ts';

/** Names the root exports that no page of the version speaks of, deprecated ones included. */
export function findUndocumentedExports(
  {exports, patch, version}: LibraryKnowledge,
  folder: string,
  named: ReadonlySet<string>,
): Problem[] {
  return [...exports]
    .filter((name) => !named.has(name))
    .sort()
    .map((name) => ({
      path: folder,
      line: 1,
      column: 1,
      message: `No page of ${version} names the export "${name}" of expo-iap ${patch}. Name it in code on the page where readers look for it.`,
    }));
}
