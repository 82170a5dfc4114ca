import {absent} from './absent.ts';
import {anchor} from './anchor.ts';
import {badges} from './badges.ts';
import {button} from './button.ts';
import {diagram} from './diagram.ts';
import {errorTable} from './errorTable.ts';
import {install} from './install.ts';
import {launchList} from './launchList.ts';
import type {Mark} from './mark.ts';
import {members} from './members.ts';
import {sample} from './sample.ts';
import {sectionIndex} from './sectionIndex.ts';
import {signature} from './signature.ts';
import {since} from './since.ts';
import {siteFact} from './siteFact.ts';
import {tab, tabs} from './tabs.ts';
import {tryIt} from './tryIt.ts';

/**
 * Every mark, in the order in which CONTRIBUTING.md shows them. The pipeline, the content check, the twins and the
 * tests take what they know from here. It is a list and not the content of this folder, so that a reader sees what
 * there is and a file that is not a mark can be beside them.
 */
export const marks: readonly Mark[] = [
  signature,
  members,
  badges,
  since,
  absent,
  anchor,
  errorTable,
  launchList,
  sectionIndex,
  diagram,
  sample,
  install,
  tabs,
  tab,
  tryIt,
  button,
  siteFact,
];
