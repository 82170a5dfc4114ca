/** Says what a cut did and what a person still has to do; `isSound` when the check found no problems. */
export function afterCut(cut: string, next: string, isSound: boolean): string {
  const check = isSound
    ? 'The check found no problems.'
    : `Fix in docs/ what npm run check reported above, such as badges of ${cut} that mean nothing in ${next}.`;
  return `Version ${cut} is cut: versioned_docs/version-${cut} holds its pages and samples, at the addresses they had.
docs/ holds ${next}, shown as "${next} (Next)" under /docs/next, and compiles against the package of ${cut} until it has one.

Still to do by hand:
1. ${check}
2. When ${next} is on npm: npm install --save-dev --save-exact expo-iap-${next}@npm:expo-iap@${next}.0
3. In src/site/versionTable.json, give ${next} that patch and package; add its releases to src/library/history/.
4. npm run update:surface, then follow its list of pages.
5. Write the pages of ${next}: give each a description of its own.
6. When ${next} is the version to use: its path becomes "" and its status "latest"; ${cut} gets the path "${cut}" and the status "old".
7. npm test`;
}
