import type {ShownSample} from 'expo-iap-tools/view/shownSample';
import {cutPrelude, joinLines} from 'mdx-samples/fence/block';
import {neededImports} from 'mdx-samples/fence/neededImports';
import type {UpgradeSample} from '../../checks/upgradeSamples.ts';
import {renderHidden, renderLines, tokenizeLines} from '../../markdown/highlight/colorCode.ts';
import {languageNamed} from '../../site/languages.ts';

/** Colors a sample, marks the lines that the other side lacks, and finds what a copy of its visible lines needs. */
export function showSample(
  {id, side, versions, language, text}: UpgradeSample,
  all: readonly UpgradeSample[],
): ShownSample {
  const {prelude, visible} = cutPrelude(text.trimEnd());
  const known = languageNamed(language);
  const lines = (code: readonly string[]) => tokenizeLines(code.join('\n'), known);
  const whole = joinLines(prelude, visible);
  const shown = {from: whole.length - visible.length, to: whole.length};
  const imports = neededImports({code: whole.join('\n'), shown, language});
  const others = all.filter((other) => other.id === id && other.side !== side);
  const kept = new Set(others.flatMap((other) => other.text.split(/\s*\n\s*/)));
  const changed = visible.flatMap((line, index) => (kept.has(line.trim()) ? [] : index + 1));
  // Where nothing stays, no line stands out.
  const some = changed.length < visible.length ? changed : [];
  const marks = side === 'before' ? {highlight: some, ins: []} : {highlight: [], ins: some};
  return {
    ...{id, side, versions},
    frame: {
      language,
      languageName: known.label,
      code: renderLines(lines(visible), {...marks, del: []}),
      ...(prelude.length > 0 && {hidden: renderHidden(lines(whole.slice(0, shown.from)))}),
      ...(imports !== '' && {imports}),
    },
  };
}
