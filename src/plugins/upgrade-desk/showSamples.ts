import type {ShownSample} from 'expo-iap-tools/view/shownSample';
import {cutPrelude, joinLines} from 'mdx-samples/fence/block';
import {neededImports} from 'mdx-samples/fence/neededImports';
import type {UpgradeSample} from '../../checks/upgradeSamples.ts';
import {renderHidden, renderLines, tokenizeLines} from '../../markdown/highlight/colorCode.ts';
import {languageNamed} from '../../site/languages.ts';

const NO_MARKS = {highlight: [], ins: [], del: []};

/** Colors a sample, and finds what a copy of its visible lines needs. */
export function showSample({id, side, versions, language, text}: UpgradeSample): ShownSample {
  const {prelude, visible} = cutPrelude(text.trimEnd());
  const known = languageNamed(language);
  const lines = (code: readonly string[]) => tokenizeLines(code.join('\n'), known);
  const whole = joinLines(prelude, visible);
  const shown = {from: whole.length - visible.length, to: whole.length};
  const imports = neededImports({code: whole.join('\n'), shown, language});
  return {
    ...{id, side, versions},
    frame: {
      language,
      languageName: known.label,
      code: renderLines(lines(visible), NO_MARKS),
      ...(prelude.length > 0 && {hidden: renderHidden(lines(whole.slice(0, shown.from)))}),
      ...(imports !== '' && {imports}),
    },
  };
}
