import type {Finding} from '../scan/findings.ts';
import type {Setting} from './readApp.ts';

/** What there is to say about a place of the configuration, and the step of the plan that it belongs to. */
export type Note = Pick<Finding, 'kind' | 'name' | 'message' | 'todo'> & {
  readonly id: string;
  readonly at: Setting;
};
