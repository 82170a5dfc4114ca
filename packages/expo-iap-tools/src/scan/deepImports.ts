import type {Node, StringLiteral} from '@babel/types';
import type {CheckedFile} from './checkProgram.ts';
import {requote} from './edits.ts';
import type {FileTask} from './fileTask.ts';
import {type Finding, type FindingKind, positionOf} from './findings.ts';
import {successorOf} from './fixes.ts';
import {findInside, type InsideFile} from './insideFiles.ts';
import {loadedBy} from './program/calls.ts';
import {importedName, isNamed} from './program/imports.ts';
import {isInside, LIBRARY} from './program/librarySource.ts';
import {usesOf} from './program/mentions.ts';
import type {ParsedFile} from './program/module.ts';
import {propertyName} from './program/names.ts';
import {parentOf, type Part} from './program/place.ts';
import {renameExport} from './renames.ts';

/** A name that an import takes, where it stands, and what the code uses it as. */
type TakenName = {readonly name: string; readonly node: Node; readonly isType: boolean};

/** An import of a file inside the library. */
type DeepImport = {
  readonly source: StringLiteral;
  /** The names that it imports, when it imports nothing else. */
  readonly names?: readonly TakenName[];
};

/**
 * Reports imports of files inside the library, which any patch can move: what an installed release no longer has, and a
 * question where none tells.
 */
export function deepImportFindings(task: FileTask): readonly Finding[] {
  return task.file.tree.parts
    .flatMap((part) => deepImports(part, task.now))
    .flatMap((found) => {
      const inside = findInside(found.source.value, task.from, task.to);
      return inside ? answer(found, inside, task) : [ask(found, task)];
    });
}

function ask({source, names}: DeepImport, {file, to, names: exported}: FileTask): Finding {
  const isExported = names !== undefined && names.every(({name}) => exported.has(name));
  return {
    ...positionOf(file, source),
    kind: 'question',
    name: source.value,
    message: `Does ${to} still have this file, with what you take from it? Only what \`${LIBRARY}\` itself exports is public; any patch can move the files inside.`,
    todo: `Import from \`${LIBRARY}\`.`,
    edits: isExported ? [requote(source, LIBRARY)] : undefined,
  };
}

function answer(found: DeepImport, inside: InsideFile, task: FileTask): readonly Finding[] {
  const {before, isBeforeKnown, after} = inside;
  // What the older release lacks too has nothing to do with the upgrade.
  if (isBeforeKnown && !before) return [];
  if (!after) return [goneFile(found, inside, task)];
  if (found.names) {
    return found.names.flatMap((taken) => {
      const isKept = has(after, taken) || (before && !has(before, taken));
      return isKept ? [] : [goneName(taken, task)];
    });
  }
  const all = before && [...before.values, ...before.types];
  const isWhole = all?.every((name) => after.values.has(name) || after.types.has(name));
  return isWhole ? [] : [ask(found, task)];
}

function has(
  {values, types}: NonNullable<InsideFile['after']>,
  {name, isType}: Pick<TakenName, 'name' | 'isType'>,
): boolean {
  return (isType ? types : values).has(name);
}

function goneFile({source, names}: DeepImport, {renamed}: InsideFile, task: FileTask): Finding {
  const {file, to, names: exported} = task;
  const isExported = names?.every(({name}) => exported.has(name)) === true;
  const isThere = renamed && names?.every((taken) => has(renamed.names, taken)) === true;
  const target = isExported ? LIBRARY : isThere ? renamed.source : undefined;
  const now = renamed ? `; \`${renamed.source}\` replaces it` : '';
  return {
    ...positionOf(file, source),
    kind: kindIn(file),
    name: source.value,
    message: `expo-iap ${to} has no file \`${source.value}\`${now}.`,
    todo: `Import from \`${target ?? LIBRARY}\`.`,
    edits: target === undefined ? undefined : [requote(source, target)],
  };
}

function goneName({name, node, isType}: TakenName, task: FileTask): Finding {
  const {file, now, plan, to, names} = task;
  const entry = plan.find(name);
  const next = entry && successorOf(entry, names);
  const replaced = next === undefined ? '' : `; \`${next}\` replaces it`;
  const edits = next === undefined ? undefined : renameExport(node, next, file, now);
  const what = isType ? 'type' : 'value';
  return {
    ...positionOf(file, node),
    kind: kindIn(file),
    name,
    entry,
    message: `This file of expo-iap ${to} has no ${what} \`${name}\`${replaced}.`,
    todo: next === undefined ? `Import from \`${LIBRARY}\` what it exports.` : `Write \`${next}\`.`,
    edits,
  };
}

function kindIn({plain}: ParsedFile): FindingKind {
  return plain ? 'fails' : 'does-not-compile';
}

function deepImports({statement, nodes, loads}: Part, checked: CheckedFile): readonly DeepImport[] {
  const {source} = 'source' in statement ? statement : {};
  if (source && isInside(source.value)) {
    const specifiers = ('specifiers' in statement && statement.specifiers) || [];
    const isAllTypes =
      ('importKind' in statement && statement.importKind === 'type') ||
      ('exportKind' in statement && statement.exportKind === 'type');
    const names = specifiers.filter(isNamed).map((node) => ({
      ...{name: importedName(node), node},
      isType: isAllTypes || isTypeOnly(node, checked),
    }));
    const isAll = 'specifiers' in statement && names.length === specifiers.length;
    return [{source, ...(isAll && {names})}];
  }
  if (!loads) return [];
  return nodes.flatMap((call) => {
    const loaded = loadedBy(call);
    if (!loaded || !isInside(loaded.value)) return [];
    const names = namesOfPattern(call);
    return [{source: loaded, ...(names && {names})}];
  });
}

/** Says whether code only annotates with what an import takes. */
function isTypeOnly(
  specifier: Extract<Node, {type: 'ImportSpecifier' | 'ExportSpecifier'}>,
  {checker}: CheckedFile,
): boolean {
  if (specifier.type === 'ExportSpecifier') return specifier.exportKind === 'type';
  if (specifier.importKind === 'type') return true;
  const uses = usesOf(checker, specifier.local);
  return uses.length > 0 && uses.every((use) => parentOf(use)?.type === 'TSTypeReference');
}

/** The names in `const {name} = require(…)`. */
function namesOfPattern(call: Node): readonly TakenName[] | undefined {
  const up = parentOf(call);
  const holder = up?.type === 'AwaitExpression' ? parentOf(up) : up;
  if (holder?.type !== 'VariableDeclarator' || holder.id.type !== 'ObjectPattern') return undefined;
  const names = holder.id.properties.flatMap((each): TakenName[] => {
    const name = propertyName(each);
    return name !== undefined && each.type === 'ObjectProperty'
      ? [{name, node: each.key, isType: false}]
      : [];
  });
  return names.length === holder.id.properties.length ? names : undefined;
}
