import type {Node} from '@babel/types';
import type {CodeEdit} from './findings.ts';

/** Code that a change of behavior touches: a claim, or a question with the condition under which it matters. */
export type Behavior = {
  readonly node: Node;
  readonly asks?: string | undefined;
  readonly edits?: readonly CodeEdit[] | undefined;
};
