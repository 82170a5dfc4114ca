/** The part of nprogress that this site sets; the package has no types. */
declare module 'nprogress' {
  const nprogress: {
    readonly configure: (options: {barSelector: string; template: string}) => unknown;
  };
  export default nprogress;
}
