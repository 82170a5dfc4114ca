import type {SharedCode} from '../../playground/edit/sharedCode.ts';
import type {AppFile} from '../../playground/protocol.ts';
import type {Platform} from './usePlayground.ts';

/** What an editor knows of its playground. */
export type EditorProps = {
  readonly app: string;
  readonly version: string;
  readonly platform: Platform;
  /** Changed code that came with the address. */
  readonly linked: SharedCode | undefined;
  readonly run: (files: readonly AppFile[], keep: boolean) => void;
};
