import {describeMatrix} from './matrix/liveThrough.ts';
import {connectStores} from './world.ts';

connectStores();
describeMatrix('ios');
