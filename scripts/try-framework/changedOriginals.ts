import type {Miss} from '../../src/plugins/missesUpstream.ts';
import type {UpstreamRecord} from '../upstream/upstreamSources.ts';

/** Our theme files whose originals are another text than the one they were written against, or gone. */
export function changedOriginals(recorded: UpstreamRecord, found: UpstreamRecord): Miss[] {
  return Object.entries(recorded).flatMap(([component, fingerprint]) => {
    if (found[component] === fingerprint) return [];
    const isGone = found[component] === undefined;
    return [
      {
        name: `the theme's ${component}`,
        file: `src/theme/${component}/index.tsx`,
        sentence: isGone
          ? `Upstream no longer has theme/${component}, so ours replaces nothing: find out what draws it now.`
          : `Upstream changed theme/${component}: compare it with ours, then run npm run record:upstream.`,
      },
    ];
  });
}
