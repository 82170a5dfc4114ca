import {type Release, releaseWords} from '../release/release.ts';

/** An answer, for programs and for people. */
export type Answer<Data = unknown> = {
  /** What `--json` prints; it begins with the release. */
  readonly data: Pick<Release, 'version' | 'patch' | 'note'> & {readonly more: string} & Data;
  readonly text: string;
  /** Whether the question was answered with what it asked for. */
  readonly isFound: boolean;
};

/** An answer is read by a model too, for which each kB has a price. */
export const MOST_TEXT = 4000;

/** Puts an answer together: the release first, then what there is to say, and where to read more. */
export function answerWith<Data>(
  release: Release,
  {
    data,
    blocks,
    more,
    isFound = true,
    most = MOST_TEXT,
  }: {
    readonly data: Data;
    readonly blocks: readonly string[];
    /** Where to read more. */
    readonly more: string;
    readonly isFound?: boolean;
    /** How many characters it may have. */
    readonly most?: number;
  },
): Answer<Data> {
  const {version, patch, note} = release;
  const head = [releaseWords(release), ...(note === undefined ? [] : [note])].join('\n');
  const end = `Read more: ${more}`;
  const body = shorten(blocks, most - head.length - end.length - 60);
  return {
    data: {version, patch, ...(note !== undefined && {note}), ...data, more},
    text: `${[head, ...body, end].join('\n\n')}\n`,
    isFound,
  };
}

/** The blocks that fit; what is cut says so. */
export function shorten(blocks: readonly string[], most: number): readonly string[] {
  const kept: string[] = [];
  let left = most;
  for (const block of blocks) {
    if (block.length > left) {
      const cut = block.slice(0, Math.max(0, left - 40)).replace(/\s+\S*$/, '');
      return [...kept, cut === '' ? '… and more than fits here.' : `${cut} … (cut)`];
    }
    kept.push(block);
    left -= block.length + 2;
  }
  return kept;
}
