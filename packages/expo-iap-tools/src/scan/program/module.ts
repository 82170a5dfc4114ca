import type {NamedType, Type} from '../types/type.ts';
import type {Importer} from './paths.ts';
import type {FileTree} from './place.ts';

/** A file of the reader after parsing. */
export type ParsedFile = Importer & {
  readonly text: string;
  readonly tree: FileTree;
  /** Where each line starts. */
  readonly lines: () => readonly number[];
  /** Its types are not checked: what would not compile elsewhere fails when it runs. */
  readonly plain: boolean;
};

/** What a module gives under a name: a value, a type, or both. */
export type Exported = {
  readonly value?: (() => Type) | undefined;
  readonly type?: NamedType | undefined;
};

/** A module as those who import from it see it. */
export type Module = {
  readonly library: boolean;
  /** What it exports under a name; nothing when it surely has no such export. */
  readonly find: (name: string) => Exported | undefined;
  readonly names: () => readonly string[];
};
