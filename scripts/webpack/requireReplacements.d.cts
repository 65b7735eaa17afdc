import type { Compiler } from 'webpack'

export function requireReplacements(options: { library: RegExp; replaced: RegExp; patterns: RegExp[] }): {
  apply(compiler: Compiler): void
}
