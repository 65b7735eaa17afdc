/**
 * Whether the content security policy of this document allows reading from all `origins`. The policy is fixed when the
 * document loads, and the server repeats its origins in the page, because scripts cannot read it.
 */
export function documentAllows(origins: readonly string[]): boolean {
  const allowed = document.querySelector<HTMLMetaElement>('meta[name="map-origins"]')?.content.split(' ') ?? []
  return origins.every((origin) => origin === location.origin || allowed.includes(origin))
}
