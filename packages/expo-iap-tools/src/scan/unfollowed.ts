import type {Node} from '@babel/types';
import type {Checker} from './checker.ts';
import {codeOf} from './edits.ts';
import {positionOf, type Remark} from './findings.ts';
import {type CallNode, isCall, loadedBy} from './program/calls.ts';
import {isLibrary} from './program/librarySource.ts';
import type {ParsedFile} from './program/module.ts';
import {isMember, memberName, type MemberNode} from './program/names.ts';
import {isCast} from './program/nodes.ts';
import {parentOf, type Part, widest} from './program/place.ts';
import {isModule} from './types/ownTypes.ts';
import {isOpen, type Type, UNKNOWN} from './types/type.ts';

/** Says whether a value passes through a node unchanged. */
function passesOn(node: Node): boolean {
  return isCast(node) || /^(?:Array|Await|Conditional|Logical)Expression$/.test(node.type);
}

/** Finds the places that load the library and hand it to something whose type nothing shows. */
export function findUnfollowed(
  file: ParsedFile,
  parts: Iterable<Part>,
  checker: Checker,
): readonly Remark[] {
  const found: Remark[] = [];
  for (const {nodes} of parts)
    for (const node of nodes) {
      const holder = loadsLibrary(node) ? holderOf(node, checker) : keeperOf(node, checker);
      if (!holder) continue;
      const where = shorten(codeOf(holder, file.text));
      const message = `expo-iap goes into \`${where}\`, which isn’t followed, so nothing is known of what comes out of it.`;
      found.push({...positionOf(file, node), message});
    }
  return found;
}

/** What a module that was imported or loaded before is handed to, where its type is not known there. */
function keeperOf(node: Node, checker: Checker): Node | undefined {
  if (node.type === 'AssignmentExpression')
    return node.right.type === 'Identifier' && isModule(checker.typeOf(node.right))
      ? openPlace(node.left, checker)
      : undefined;
  if (!isCall(node) || isFollowedInto(node, checker)) return undefined;
  const isHanded = node.arguments.some((each) => {
    // A setter of a state takes the module from a function.
    const given = each.type === 'ArrowFunctionExpression' ? each.body : each;
    const isGiven = given.type === 'Identifier' && isModule(checker.typeOf(given));
    return isGiven && !isModule(checker.expected(each) ?? UNKNOWN);
  });
  return isHanded ? node.callee : undefined;
}

/** Says whether what a call hands over is looked for in what it calls: a function of the reader, or a setter of a state. */
function isFollowedInto({callee}: CallNode, checker: Checker): boolean {
  const type = checker.typeOf(callee);
  if (isOfReader(type)) return true;
  return callee.type === 'Identifier' && /^set[A-Z]/.test(callee.name) && !isOpen(type);
}

function isOfReader(type: Type): boolean {
  return type.kind === 'shape' && type.literal !== undefined;
}

function loadsLibrary(node: Node): boolean {
  const source = loadedBy(node);
  return source !== undefined && isLibrary(source.value);
}

/** What a loaded module is handed to, where its type is not known there. */
function holderOf(load: Node, checker: Checker): Node | undefined {
  const at = widest(load, passesOn);
  const up = parentOf(at);
  if (!up) return undefined;
  if (isCall(up)) return up.callee === at ? undefined : up.callee;
  if (isMember(up)) return callbackOf(up, checker);
  if (up.type === 'AssignmentExpression') return openPlace(up.left, checker);
  if (up.type === 'VariableDeclarator' && up.id.type === 'Identifier')
    return openPlace(up.id, checker);
  return undefined;
}

/** The callback of `.then(callback)`, where it is not a function of the reader. */
function callbackOf(member: MemberNode, checker: Checker): Node | undefined {
  const call = parentOf(member);
  if (memberName(member) !== 'then' || !call || !isCall(call)) return undefined;
  const [callback] = call.arguments;
  return callback && isOfReader(checker.typeOf(callback)) ? undefined : callback;
}

function openPlace(place: Node, checker: Checker): Node | undefined {
  return isOpen(checker.typeOf(place)) ? place : undefined;
}

const MOST = 40;

/** Code in one line, and no longer than a message can have. */
export function shorten(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > MOST ? `${line.slice(0, MOST)} …` : line;
}
