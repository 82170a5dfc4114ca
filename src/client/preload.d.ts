/** The framework's own way to load the parts of a page; it has no types. */
declare module '@docusaurus/core/lib/client/preload' {
  export default function preload(path: string): Promise<unknown>;
}
