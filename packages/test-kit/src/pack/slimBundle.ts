import ts from 'typescript';

type Edit = {readonly from: number; readonly to: number; readonly text: string};

/** What a private name is in a slim bundle, for the tool that shortens it. */
export const plainPrivate = /^_private\d+_/;

/**
 * Takes out the methods that nothing in a bundle names, which bundlers keep, and makes private names plain: Babel writes a call
 * for each use of a private one, and Metro sends that to the phone.
 */
export function slimBundle(code: string): string {
  const file = ts.createSourceFile('bundle.js', code, ts.ScriptTarget.Latest, true);
  const methods: {readonly name: string; readonly node: ts.Node}[] = [];
  const uses = new Map<string, number>();
  const names: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node) || ts.isStringLiteral(node))
      uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
    if (ts.isPrivateIdentifier(node)) names.push(plain(node));
    if (ts.isClassLike(node.parent) && (ts.isMethodDeclaration(node) || ts.isAccessor(node)))
      methods.push({name: node.name.getText(), node});
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  const unused = methods.filter(
    ({name}) => methods.filter((one) => one.name === name).length === uses.get(name),
  );
  if (unused.length === 0) return edit(code, names);
  const removed = unused.map(({node: {pos, end}}) => ({from: pos, to: end, text: ''}));
  return slimBundle(edit(code, removed));
}

/** Classes that extend each other may have the same private name, so each is told apart by its class. */
function plain(name: ts.PrivateIdentifier): Edit {
  const owner = ts.findAncestor(name, ts.isClassLike);
  return {from: name.getStart(), to: name.end, text: `_private${owner?.pos}_${name.text.slice(1)}`};
}

function edit(code: string, edits: readonly Edit[]): string {
  return edits.reduceRight(
    (before, {from, to, text}) => before.slice(0, from) + text + before.slice(to),
    code,
  );
}
