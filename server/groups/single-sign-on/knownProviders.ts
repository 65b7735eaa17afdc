// What providers have said of themselves, kept for minutes: anybody may begin a sign-in or send a logout token, and the provider must
// not be asked for each.
import { LRUCache } from 'lru-cache'
import type { JSONWebKeySet } from 'jose'
import type * as oidc from 'openid-client'
import { createAllowListedFetch } from '../../platform/core/allowListedFetch'
import type { Config } from '../../platform/core/config'
import { discover, type ProviderClient } from './provider'

const KEPT_MS = 5 * 60_000
/** After a failure, the provider is not asked for this long. */
const FAILED_MS = 5_000
/** A token with an unknown key makes the keys be read again, at most this often. */
const NEW_KEYS_MS = 30_000
const MOST = 500

interface Known {
  provider: Promise<oidc.Configuration>
  keys?: { at: number; set: Promise<JSONWebKeySet> }
}

/** By settings of the installation, which decide what may be asked. */
const known = new WeakMap<Config, LRUCache<string, Known>>()

const nameOf = ({ issuer, application, clientSecret }: ProviderClient): string =>
  JSON.stringify([issuer, application, clientSecret])

function cacheOf(config: Config): LRUCache<string, Known> {
  const found = known.get(config) ?? new LRUCache<string, Known>({ max: MOST, ttl: KEPT_MS })
  known.set(config, found)
  return found
}

function entryOf(config: Config, client: ProviderClient): Known {
  const cache = cacheOf(config)
  const name = nameOf(client)
  const found = cache.get(name)
  if (found) return found
  const entry: Known = { provider: discover(config, client) }
  cache.set(name, entry)
  entry.provider.catch(() => {
    if (cache.peek(name) === entry) cache.set(name, entry, { ttl: FAILED_MS })
  })
  return entry
}

/** As `discover`, which may have been minutes ago. @throws AppError 400 at `issuer` */
export const knownProvider = (config: Config, client: ProviderClient): Promise<oidc.Configuration> =>
  entryOf(config, client).provider

/** So that the next sign-in asks the provider, whose settings have changed. */
export function forgetProvider(config: Config, client: ProviderClient): void {
  cacheOf(config).delete(nameOf(client))
}

/**
 * The public keys of a provider.
 * @param isNewNeeded the keys that are kept do not fit; they are read again unless that was just done
 * @throws Error when the provider publishes no keys or does not answer
 */
export async function keysOf(config: Config, client: ProviderClient, isNewNeeded = false): Promise<JSONWebKeySet> {
  const entry = entryOf(config, client)
  const { jwks_uri: address } = (await entry.provider).serverMetadata()
  if (address === undefined) throw new Error('The provider publishes no keys')
  const age = entry.keys ? Date.now() - entry.keys.at : Infinity
  if (!entry.keys || (isNewNeeded && age > NEW_KEYS_MS)) {
    const set = createAllowListedFetch(config.OIDC_ORIGINS)(address).then(({ body }) => body as JSONWebKeySet)
    const keys = { at: Date.now(), set }
    entry.keys = keys
    set.catch(() => {
      setTimeout(() => {
        if (entry.keys === keys) delete entry.keys
      }, FAILED_MS).unref()
    })
  }
  return entry.keys.set
}
