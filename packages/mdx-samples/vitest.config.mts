import {packageSuite} from '../../scripts/test/packageSuite.mts';

export default packageSuite({testTimeout: 60_000});
