import type { WebpackPluginInstance } from 'webpack'

export function brotliLater(files: { test: RegExp; exclude: RegExp }): WebpackPluginInstance
