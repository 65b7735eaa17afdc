import { EMBEDDED, getConfig } from '../config'

/** Address of a picture that the server names by its path, such as an avatar; STATIC_ASSETS_URL comes before the path. */
export function assetUrl(address: string): string {
  const { STATIC_ASSETS_URL } = getConfig()
  return STATIC_ASSETS_URL === EMBEDDED || !address.startsWith('/') ? address : STATIC_ASSETS_URL + address
}
