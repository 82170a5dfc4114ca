import type {ErrorIndex} from '../../library/errors/errorIndex.ts';
import type {Finding} from './foundTypes.ts';
import {bare, canonical} from './spell.ts';

/** What the names in a text say. */
export type FoundNames = {
  readonly findings: readonly Finding[];
  /** Names that look like codes of the library and are none in this version. */
  readonly unknown: readonly string[];
};

/** Finds codes of the library and response names of Play, in any case and spelling, with or without `E_`. */
export function findNames(text: string, index: ErrorIndex): FoundNames {
  const words = (text.match(/\w+/g) ?? []).map((word) => word.replace(/^_+|_+$/g, ''));
  const tokens = [...new Set(words)].filter((word) => word.includes('_') && !/^ERR_/i.test(word));
  const read = tokens.map((token) => ({token, findings: readName(token, index)}));
  return {
    findings: read.flatMap(({findings}) => findings),
    unknown: read.flatMap(({token, findings}) =>
      findings.length === 0 && /^E_[A-Z]/.test(token) ? [token] : [],
    ),
  };
}

function readName(token: string, index: ErrorIndex): readonly Finding[] {
  const wanted = canonical(token);
  const exact = index.find(({code}) => canonical(code) === wanted);
  if (exact) {
    const {code} = exact;
    return [
      {
        code,
        reason: code === token.toUpperCase() ? {kind: 'code'} : {kind: 'spelling', written: token},
      },
    ];
  }
  const spelled = index.filter(({code}) => bare(canonical(code)) === bare(wanted));
  const byCode = spelled.map(({code}): Finding => {
    return {code, reason: {kind: 'spelling', written: token}};
  });
  const byStore = storeNames(bare(wanted), index);
  // A name without E_ is Play's before it is ours.
  const [first, second] = wanted.startsWith('E_') ? [byCode, byStore] : [byStore, byCode];
  return first.length > 0 ? first : second;
}

function storeNames(wanted: string, index: ErrorIndex): readonly Finding[] {
  return index.flatMap(({code, stores = []}) =>
    stores
      .filter(({name}) => canonical(name) === wanted)
      .map((number): Finding => ({code, reason: {kind: 'store', ...number}})),
  );
}
