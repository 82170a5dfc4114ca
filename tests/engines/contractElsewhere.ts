/** Promises that no act proves: where each is proven instead, and why it is not proven in each engine. */
export const contractElsewhere: Readonly<Record<string, string>> = {
  E5: 'tests/faults/navbar.test.ts builds sites with such items: the server draws the bar, so the build fails before there is a page.',
  E6: 'tests/faults/navbar.test.ts: the build fails, and no page reaches a browser.',
  E7: 'src/components/versions/versionLinks.test.ts has the message, and tests/faults/navbar.test.ts shows that an item which fails stops the build.',
  E8: 'tests/faults/navbar.test.ts: the build fails, and no page reaches a browser.',
  E9: 'tests/faults/killed-build.test.ts and tests/html/links.test.ts: the build fails, and no page reaches a browser.',
  E10: 'tests/faults/links.test.ts and tests/html/links.test.ts: the build reports them, and browsers see nothing of it.',
  K4: 'tests/html/framework.test.ts compares the installed versions: they are the same files in each engine.',
  K5: 'tests/html/framework.test.ts compares the values in the framework: they are the same files in each engine.',
  K7: 'tests/html/command.test.ts and tests/html/docsCommand.test.ts run them with Node: no browser is involved.',
};
