import {allows} from '../choice/allows.ts';
import {gapBefore} from '../choice/readChoice.ts';
import {fieldOf, LISTS, readJson, textsOf} from '../project/readJson.ts';
import type {SourceFile} from '../scan/parseFiles.ts';

/** The range of expo-iap that a package.json asks for; nothing where a text is none, or asks for no numbers. */
export function wantedRange(text: string): string | undefined {
  const manifest = text.includes('expo-iap') ? readJson(text) : undefined;
  const ranges = LISTS.flatMap((list) => textsOf(fieldOf(fieldOf(manifest, list), 'expo-iap')));
  return ranges.find((range) => /\d/.test(range));
}

/** Says whether a file lists the packages of a project. */
export function isManifest({name}: SourceFile): boolean {
  return /(?:^|\/)package\.json$/.test(name);
}

/** What there is to say where a package.json asks for another release than the one that is chosen. */
export function wantedRemark(
  ranges: readonly string[],
  from: string,
  patches: readonly string[],
): string {
  const others = [...new Set(ranges)].filter((range) => !allows(range, from));
  if (others.length === 0) return '';
  const gaps = others.flatMap((range) => gapBefore(numberIn(range), patches) ?? []);
  const asks = `package.json asks for expo-iap ${others.join(' and ')}, and this check starts from ${from}.`;
  return [asks, ...(gaps.length > 0 ? gaps : ['Choose above which release is installed.'])].join(
    ' ',
  );
}

function numberIn(range: string): string {
  return /\d+(?:\.\d+)*/.exec(range)?.[0] ?? '';
}
