import type {Compiler, StatsModule} from 'webpack';

/** A bundler plugin that reports the file of every module that is part of the finished bundle. */
export function watchModules(onFiles: (files: readonly string[]) => void): {
  apply(compiler: Compiler): void;
} {
  return {
    apply(compiler) {
      compiler.hooks.done.tap('licenses', (stats) => {
        const {modules = []} = stats.toJson({
          all: false,
          modules: true,
          nestedModules: true,
          cachedModules: true,
          dependentModules: true,
          // Modules that were joined to one count as orphans, like those that were left out.
          orphanModules: true,
        });
        onFiles(modules.filter(({orphan}) => !orphan).flatMap(filesOf));
      });
    },
  };
}

function filesOf({nameForCondition, modules = []}: StatsModule): string[] {
  return [...(nameForCondition ? [nameForCondition] : []), ...modules.flatMap(filesOf)];
}
