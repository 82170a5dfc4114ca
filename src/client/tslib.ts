/** The only helper of tslib that a package in the browser uses; all of tslib is 11 kB. */
export function __importDefault<T>(module: T | {readonly __esModule: true}): unknown {
  return typeof module === 'object' && module !== null && '__esModule' in module
    ? module
    : {default: module};
}
