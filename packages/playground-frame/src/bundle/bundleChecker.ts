import {type Bundle, bundleScript} from './bundle.ts';

/** Bundles the type checker as a worker. */
export function bundleChecker(root: string): Promise<Bundle> {
  return bundleScript(root, 'check/worker.ts', {
    // TypeScript asks for them only where it runs in Node.
    external: ['fs', 'path', 'os', 'crypto', 'buffer', 'inspector', 'perf_hooks', 'module', 'url'],
    logOverride: {'direct-eval': 'silent'},
  });
}
