import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {findMember, loadSurface} from 'expo-iap-api-data/surface/loadSurface';
for (const {version} of releaseLines)
  console.info(version, loadSurface(version).symbols.length > 0);
console.info(findMember(loadSurface('2.8'), 'ActiveSubscription.transactionId').type);
