/** What a site decides about the content security policy of its pages. */
export type PolicyOptions = {
  /** Sources of scripts in addition to the files of the site and the hashes, such as `'wasm-unsafe-eval'`. */
  readonly scriptSources?: readonly string[] | undefined;
  /** The same for styles. */
  readonly styleSources?: readonly string[] | undefined;
  /** Other directives; each replaces the one of its name in `directives` of writePolicy.ts or follows them. */
  readonly directives?: Readonly<Record<string, readonly string[]>> | undefined;
  /**
   * Whether `style` attributes and the site's own `<style>` elements stop the build. Without it the policy allows the
   * attributes, which highlighted code of the classic theme has, and such elements by their hash.
   */
  readonly refuseStyles?: boolean | undefined;
  /** How many different inline scripts and styles all pages together may have: each makes every page longer. */
  readonly mostScripts?: number | undefined;
  readonly mostStyles?: number | undefined;
};
