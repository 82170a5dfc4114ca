import {text} from '../markdown/nodes.ts';
import {playableApp} from '../site/playableApps.ts';
import {defineMark} from './mark.ts';

/** A button that runs a sample in the page. */
export const tryIt = defineMark({
  name: 'TryIt',
  attributes: ['app'],
  example: '<TryIt app="basic-store" />',
  becomes: 'a button that runs the sample in the page; `src/site/playableApps.ts` lists them',
  component: {
    verify: ({required}) => void playableApp(required('app')),
    twin: () => [
      {
        type: 'paragraph',
        children: [text('On the site, this sample runs in the page on a simulated store.')],
      },
    ],
  },
});
