import {writeFileSync} from 'node:fs';
import {upstreamSources} from './upstream/upstreamSources.ts';

writeFileSync('src/theme/upstream.json', `${JSON.stringify(upstreamSources(), null, 2)}\n`);
console.info('Recorded the upstream sources that src/theme replaces in src/theme/upstream.json.');
