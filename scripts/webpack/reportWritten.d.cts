import type { WebpackPluginInstance } from 'webpack'

export function reportWritten(fingerprint: string): WebpackPluginInstance
