/** The error about a component that would be missing from the Markdown twin of its page. */
export function noRendering(name: string, table: string): Error {
  return new Error(
    `<${name}> has no rendering as Markdown, so the twin of this page would lack it. ` +
      `Add one to src/plugins/markdown-twins/components/${table}.`,
  );
}
