import type {Identifier, Node} from '@babel/types';
import {constantOf} from '../scan/program/constants.ts';
import {usesOf} from '../scan/program/mentions.ts';
import {isMember, memberName, propertyNamed} from '../scan/program/names.ts';
import {withoutCast} from '../scan/program/nodes.ts';
import type {Shop} from './readShop.ts';

/** How many names a value is followed through: more than code has, and an end where they name each other in a circle. */
const MOST = 8;

/** The texts that an expression is written to have; nothing where a part of it is not written down. */
export function writtenTexts(node: Node, shop: Shop): readonly string[] | undefined {
  const value = writtenValue(node, shop);
  if (value?.type === 'StringLiteral') return [value.value];
  if (value?.type === 'TemplateLiteral' && value.expressions.length === 0)
    return value.quasis.map(({value: {cooked, raw}}) => cooked ?? raw);
  if (value?.type !== 'ArrayExpression') return undefined;
  const texts = value.elements.map((each) =>
    each ? writtenTexts(each.type === 'SpreadElement' ? each.argument : each, shop) : undefined,
  );
  return texts.includes(undefined) ? undefined : texts.flatMap((each) => each ?? []);
}

/** What an expression stands for, through constants of all files; nothing where that is not written down. */
export function writtenValue(node: Node, shop: Shop, left = MOST): Node | undefined {
  const plain = withoutCast(node);
  if (left === 0) return undefined;
  if (plain.type === 'Identifier') {
    const source = constantOf(shop.checker, plain) ?? importedConstant(plain, shop);
    return source && writtenValue(source, shop, left - 1);
  }
  if (!isMember(plain)) return plain;
  const [object, name] = [writtenValue(plain.object, shop, left - 1), memberName(plain)];
  if (object?.type !== 'ObjectExpression' || name === undefined) return undefined;
  const property = propertyNamed(object, name);
  return property && writtenValue(property.value, shop, left - 1);
}

/** The value of a constant that another file exports. */
function importedConstant(name: Identifier, {checker, program, fileOf}: Shop): Node | undefined {
  const file = fileOf(name);
  const taken = file?.tree.imports.find(({local}) => local === name.name);
  if (!file || taken?.node.type !== 'ImportSpecifier') return undefined;
  if (!usesOf(checker, taken.node.local).includes(name)) return undefined;
  const other = program.find(file, taken.source);
  for (const statement of other?.tree.program.body ?? []) {
    const declared = statement.type === 'ExportNamedDeclaration' && statement.declaration;
    if (!declared || declared.type !== 'VariableDeclaration' || declared.kind !== 'const') continue;
    const found = declared.declarations.find(
      ({id}) => id.type === 'Identifier' && id.name === taken.name,
    );
    if (found?.init) return found.init;
  }
  return undefined;
}
