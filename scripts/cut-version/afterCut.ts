/** Says what a cut did and what a person still has to do. */
export function afterCut(cut: string, next: string): string {
  return `Version ${cut} is cut: versioned_docs/version-${cut} holds its pages and samples, at the addresses they had.
docs/ holds ${next}, shown as "${next} (Next)" under /docs/next, and compiles against the package of ${cut} until it has one.

Still to do by hand:
1. When ${next} is on npm: npm install --save-dev --save-exact expo-iap-${next}@npm:expo-iap@${next}.0
2. In src/library/versionTable.json, give ${next} that patch and package; add its releases to src/library/history/.
3. npm run update:surface, then follow its list of pages.
4. Write the pages of ${next}: give each a description of its own.
5. When ${next} is the version to use: its path becomes "" and its status "latest"; ${cut} gets the path "${cut}" and the status "old".
6. npm test`;
}
