import type {Node} from '@babel/types';
import {type Finding, positionOf} from './findings.ts';
import {exportedNames, type Release} from './library/release.ts';
import type {Notice} from './notices.ts';
import {LIBRARY} from './program/librarySource.ts';
import type {ParsedFile} from './program/module.ts';
import {declaredIn} from './program/patternNames.ts';
import {declaredNames} from './program/roles.ts';
import {isFunction, plainParameter} from './types/signature.ts';

/** A paste that uses the library without the line that imports it. */
type Fragment = {
  readonly file: ParsedFile;
  /** Where it first uses each name that nothing in it declares. */
  readonly uses: ReadonlyMap<string, Node>;
};

/** A function with such a name is hardly anything else. */
const DISTINCTIVE = /^[a-z].*(?:IAP|Ios|IOS|Android|Purchase|Transaction|Subscription|Receipt)/;

/** Finds the files that use names of the library and declare them nowhere. */
export function findFragments(files: readonly ParsedFile[], release: Release): readonly Fragment[] {
  const exported = exportedNames(release);
  return files.flatMap((file): readonly Fragment[] => {
    const own = namesIn(file);
    const uses = new Map<string, Node>();
    for (const {nodes} of file.tree.parts)
      for (const node of nodes) {
        const name = node.type === 'TSTypeReference' ? node.typeName : node;
        if (name.type !== 'Identifier' || !exported.has(name.name)) continue;
        if (!own.has(name.name) && !uses.has(name.name)) uses.set(name.name, name);
      }
    return [...uses.keys()].some((name) => DISTINCTIVE.test(name)) ? [{file, uses}] : [];
  });
}

/** Every name that a file declares somewhere. */
function namesIn({tree: {imports, parts, declarers}}: ParsedFile): ReadonlySet<string> {
  const names = new Set([...declarers.values()].flat().flatMap(declaredNames));
  for (const {local} of imports) if (local !== undefined) names.add(local);
  for (const {nodes} of parts)
    for (const node of nodes)
      if (isFunction(node))
        for (const each of node.params)
          for (const {name} of declaredIn(plainParameter(each))) names.add(name);
  return names;
}

/** The text with the import that it lacks, at its end, so that every place stays where it is. */
export function completed({file: {text}, uses}: Fragment): string {
  return `${text}\nimport {${[...uses.keys()].join(', ')}} from '${LIBRARY}';`;
}

/** What a fragment shows: questions, at the places that the reader wrote. */
export function inFragment(finding: Finding, {file, uses}: Fragment): Finding {
  const {edits, ...rest} = finding;
  const use = uses.get(finding.name);
  const isAdded = finding.line > file.lines().length && use;
  const kept = edits?.filter(({end}) => end <= file.text.length);
  return {
    ...rest,
    ...(isAdded && positionOf(file, use)),
    kind: finding.kind === 'deprecated' ? 'deprecated' : 'question',
    edits: kept && kept.length > 0 ? kept : undefined,
  };
}

/** Says that names are taken for those of the library. */
export function fragmentNotice({file: {name}, uses}: Fragment): Notice {
  const names = [...uses.keys()].filter((each) => DISTINCTIVE.test(each));
  const words = names.slice(0, 3).map((each) => `\`${each}\``);
  return {
    file: name,
    message: `This doesn’t import expo-iap. ${words.join(', ')} ${names.length === 1 ? 'is' : 'are'} taken as the library’s, so everything here is a question.`,
  };
}
