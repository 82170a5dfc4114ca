import type {PluggableList} from 'unified';
import {remarkStrayMarks} from '../../markdown/mark/remarkStrayMarks.ts';
import {beforeDefaultRemarkPlugins} from '../../marks/pipeline.ts';

const last = beforeDefaultRemarkPlugins.indexOf(remarkStrayMarks);
if (last < 0) {
  throw new Error(
    'src/markdown/pipeline.ts no longer lists remarkStrayMarks, which ends the steps that Markdown twins share with pages.',
  );
}

/** The steps of the site that make Markdown of marks; those after them make what a browser shows. */
export const markSteps: PluggableList = beforeDefaultRemarkPlugins.slice(0, last + 1);
