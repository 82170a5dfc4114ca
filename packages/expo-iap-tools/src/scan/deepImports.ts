import type {Node, StringLiteral} from '@babel/types';
import type {CheckedFile} from './checkProgram.ts';
import {type CodeEdit, type Finding, type FindingKind, positionOf} from './findings.ts';
import {renameExport, successorOf} from './fixes.ts';
import {findInside, type InsideFile} from './insideFiles.ts';
import type {PlanIndex} from './planIndex.ts';
import {isCall} from './program/calls.ts';
import {isInside, LIBRARY} from './program/librarySource.ts';
import type {ParsedFile} from './program/module.ts';
import {importedName} from './program/modules.ts';
import type {Part} from './program/place.ts';
import {keyName} from './types/readMembers.ts';

/** A name that an import takes, where it stands, and what the code uses it as. */
type TakenName = {readonly name: string; readonly node: Node; readonly isType: boolean};

/** An import of a file inside the library. */
type DeepImport = {
  readonly source: StringLiteral;
  /** The names that it imports, when it imports nothing else. */
  readonly names?: readonly TakenName[];
};

type Task = {
  readonly file: ParsedFile;
  readonly now: CheckedFile;
  readonly plan: PlanIndex;
  readonly from: string;
  readonly to: string;
  /** What the newer release exports. */
  readonly names: ReadonlySet<string>;
};

/**
 * Reports imports of files inside the library, which any patch can move: what an installed release no longer has, and a
 * question where none tells.
 */
export function deepImportFindings(task: Task): readonly Finding[] {
  return task.file.tree.parts
    .flatMap((part) => deepImports(part, task.now))
    .flatMap((found) => {
      const inside = findInside(found.source.value, task.from, task.to);
      return inside ? answer(found, inside, task) : [ask(found, task)];
    });
}

function ask({source, names}: DeepImport, {file, to, names: exported}: Task): Finding {
  const isExported = names !== undefined && names.every(({name}) => exported.has(name));
  return {
    ...positionOf(file, source),
    kind: 'question',
    name: source.value,
    message: `Does ${to} still have this file, with what you take from it? Only what \`${LIBRARY}\` itself exports is public; any patch can move the files inside.`,
    todo: `Import from \`${LIBRARY}\`.`,
    ...(isExported && {edits: [renameSource(source, LIBRARY)]}),
  };
}

function answer(found: DeepImport, inside: InsideFile, task: Task): readonly Finding[] {
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

function goneFile({source, names}: DeepImport, {renamed}: InsideFile, task: Task): Finding {
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
    ...(target !== undefined && {edits: [renameSource(source, target)]}),
  };
}

function goneName({name, node, isType}: TakenName, task: Task): Finding {
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
    ...(entry && {entry}),
    message: `This file of expo-iap ${to} has no ${what} \`${name}\`${replaced}.`,
    todo: next === undefined ? `Import from \`${LIBRARY}\` what it exports.` : `Write \`${next}\`.`,
    ...(edits && {edits}),
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
    const names = specifiers.flatMap((each): TakenName[] =>
      each.type === 'ImportSpecifier' || each.type === 'ExportSpecifier'
        ? [{name: importedName(each), node: each, isType: isAllTypes || isTypeOnly(each, checked)}]
        : [],
    );
    const isAll = 'specifiers' in statement && names.length === specifiers.length;
    return [{source, ...(isAll && {names})}];
  }
  if (!loads) return [];
  return nodes.filter(isCall).flatMap((call) => {
    const {
      callee,
      arguments: [first],
    } = call;
    const isLoad =
      callee.type === 'Import' || (callee.type === 'Identifier' && callee.name === 'require');
    if (!isLoad || first?.type !== 'StringLiteral' || !isInside(first.value)) return [];
    const names = namesOfPattern(call, checked);
    return [{source: first, ...(names && {names})}];
  });
}

/** Says whether code only annotates with what an import takes. */
function isTypeOnly(
  specifier: Extract<Node, {type: 'ImportSpecifier' | 'ExportSpecifier'}>,
  {checker, imports}: CheckedFile,
): boolean {
  if (specifier.type === 'ExportSpecifier') return specifier.exportKind === 'type';
  if (specifier.importKind === 'type') return true;
  const uses = [...(imports.get(specifier.local.name) ?? [])];
  return uses.length > 0 && uses.every((use) => checker.parentOf(use)?.type === 'TSTypeReference');
}

/** The names in `const {name} = require(…)`. */
function namesOfPattern(call: Node, {checker}: CheckedFile): readonly TakenName[] | undefined {
  const up = checker.parentOf(call);
  const holder = up?.type === 'AwaitExpression' ? checker.parentOf(up) : up;
  if (holder?.type !== 'VariableDeclarator' || holder.id.type !== 'ObjectPattern') return undefined;
  const names = holder.id.properties.flatMap((each): TakenName[] => {
    const name = each.type === 'ObjectProperty' ? keyName(each.key, each.computed) : undefined;
    return name !== undefined && each.type === 'ObjectProperty'
      ? [{name, node: each.key, isType: false}]
      : [];
  });
  return names.length === holder.id.properties.length ? names : undefined;
}

/** The quotes stay as they are. */
function renameSource({start, end}: StringLiteral, source: string): CodeEdit {
  return {start: (start ?? 0) + 1, end: (end ?? 0) - 1, text: source};
}
