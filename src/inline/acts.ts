/*
 * What this site does with its reader's acts before React handles events: what docusaurus-first-view calls, under the names
 * that it calls. What must react as soon as the first paragraph is there is here: keys, dialogs that are part of the page,
 * the color switch, a chosen version, and the way out when files do not come. Other clicks are repeated later.
 */
export {handleClick, handlePress} from './clicks.ts';
export {handleKey} from './keys.ts';
export {reload, restore} from './reload.ts';
