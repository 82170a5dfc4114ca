import {packageSuite} from '../../scripts/test/packageSuite.mts';

export default packageSuite();
