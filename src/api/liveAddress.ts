// Addresses of live media, which are beside the API.
import { apiBase } from './address'

/** @param path from the root, such as `/live/whip` */
export const liveUrl = (path: string): string => new URL(path, apiBase()).href

export const liveSocketUrl = (path: string): string => liveUrl(path).replace(/^http/, 'ws')
