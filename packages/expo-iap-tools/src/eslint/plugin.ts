import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {ESLint, Linter, Rule, SourceCode} from 'eslint';
import {ruleNames} from '../check/describeFindings.ts';
import type {CheckFinding, CheckRule} from '../check/finding.ts';
import {siteAddress, version} from '../data/site.ts';
import {applyEdits} from '../scan/edits.ts';
import {findingsIn} from './projectFindings.ts';

/** The findings of "expo-iap check" as rules: an error for what has to change, a warning for what is deprecated. */
export type ExpoIapPlugin = ESLint.Plugin & {
  readonly configs: {readonly recommended: Linter.Config};
};

/** Both rules ask about each text. */
const known = new WeakMap<SourceCode, readonly CheckFinding[]>();

function findingsOf({sourceCode, filename, cwd}: Rule.RuleContext): readonly CheckFinding[] {
  // Text from stdin has no file, and a block of Markdown has one in a folder that does not exist.
  const path = existsSync(dirname(filename)) ? filename : join(cwd, 'code.tsx');
  const findings = known.get(sourceCode) ?? findingsIn(path, sourceCode.text);
  known.set(sourceCode, findings);
  return findings;
}

/** What only a compiler knows is left to the one of the editor. */
function ruleOf(name: Exclude<CheckRule, 'does-not-compile'>): Rule.RuleModule {
  const docs = {description: ruleNames[name], url: siteAddress('/tools/assistants#eslint')};
  return {
    meta: {type: 'problem', fixable: 'code', schema: [], docs},
    create: (context) => ({
      Program: () => {
        for (const finding of findingsOf(context))
          if (finding.rule === name) context.report(reportOf(finding, context.sourceCode));
      },
    }),
  };
}

function reportOf(
  {line, column, message, todo, edits}: CheckFinding,
  {text, lines}: SourceCode,
): Rule.ReportDescriptor {
  const [word = ''] = /^[\w$]+/.exec((lines[line - 1] ?? '').slice(column - 1)) ?? [];
  return {
    loc: {start: {line, column: column - 1}, end: {line, column: column - 1 + word.length}},
    message: todo === undefined ? message : `${message} ${todo}`,
    fix: (fixer) => {
      if (!edits) return null;
      const from = Math.min(...edits.map(({start}) => start));
      const to = Math.max(...edits.map(({end}) => end));
      const corrected = applyEdits(text, edits);
      const end = corrected.length - text.length + to;
      return fixer.replaceTextRange([from, to], corrected.slice(from, end));
    },
  };
}

const recommended: Linter.Config = {
  name: 'expo-iap/recommended',
  rules: {'expo-iap/missing-name': 'error', 'expo-iap/deprecated': 'warn'},
};

const plugin: ExpoIapPlugin = {
  meta: {name: 'expo-iap-tools', version},
  rules: {'missing-name': ruleOf('missing-name'), deprecated: ruleOf('deprecated')},
  configs: {recommended},
};
recommended.plugins = {'expo-iap': plugin};

export default plugin;
