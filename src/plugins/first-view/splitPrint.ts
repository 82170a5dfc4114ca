import postcss from 'postcss';
import type {AtRule} from 'postcss';

/** A style sheet in two parts. */
export type Parts = {readonly screen: string; readonly print: string};

/** Takes the rules for paper out of a style sheet: a browser fetches them last, and no first view waits for them. */
export function splitPrint(css: string): Parts {
  const sheet = postcss.parse(css);
  const print = postcss.root();
  sheet.walkAtRules('media', (rule) => {
    if (rule.params.trim() !== 'print') return;
    print.append(inItsLayer(rule));
    rule.remove();
  });
  return {screen: sheet.toString(), print: print.toString()};
}

function inItsLayer(rule: AtRule): AtRule {
  const copy = rule.clone();
  const {parent} = rule;
  if (parent?.type !== 'atrule' || !('name' in parent)) return copy;
  const layer = postcss.atRule({name: parent.name, params: parent.params});
  layer.append(copy);
  return layer;
}
